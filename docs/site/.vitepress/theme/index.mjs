// The generator's theme with fonts of the reader's system, our colours, and our ranking of search results.
import theme from "vitepress/theme-without-fonts";
import { searchOptions } from "../../search/ranking.ts";
import "./colours.css";

export default {
  extends: theme,
  enhanceApp({ siteData }) {
    const { search } = siteData.value.themeConfig;
    search.options = { ...search.options, miniSearch: { searchOptions } };
  },
};
