// The generator's theme with system fonts, our colours, our ranking of search results, and three parts of our own: the
// page for unknown addresses, the line below each page, and the installation's own words.
import { inBrowser } from "vitepress";
import theme from "vitepress/theme-without-fonts";
import { h, nextTick } from "vue";
import { searchOptions } from "../../search/ranking.ts";
import { readInstallation, showInstallation } from "./installation.ts";
import { NotFound } from "./NotFound.mjs";
import { PageFooter } from "./PageFooter.mjs";
import "./colours.css";
import "./layout.css";

async function showOwn() {
  const installation = await readInstallation();
  await nextTick();
  if (installation) showInstallation(document, installation);
}

export default {
  extends: theme,
  Layout: () => h(theme.Layout, null, { "not-found": () => h(NotFound), "doc-footer-before": () => h(PageFooter) }),
  enhanceApp({ siteData, router }) {
    const { search } = siteData.value.themeConfig;
    search.options = { ...search.options, miniSearch: { searchOptions } };
    // Samples are also changed after a change of route, because the new page has its own.
    if (inBrowser) router.onAfterRouteChange = showOwn;
  },
};
