// The line below each page: its Markdown, the version, the changelog and, where it is published, the source.
import { useData as siteData, withBase } from "vitepress";
import { h } from "vue";

/** Links a file that is no page of the site. The target keeps the site's router from handling it as one. */
const file = (href, words) => h("a", { href, target: "_self" }, words);

export const PageFooter = {
  setup() {
    const { page, theme } = siteData();
    return () => {
      const { version, source } = theme.value;
      return h("p", { class: "page-footer" }, [
        file(withBase(`/${page.value.relativePath}`), "View as Markdown"),
        h("a", { href: withBase("/changelog.html") }, "Changelog"),
        source && h("a", { href: source }, "Source"),
        h("span", `Mortise ${version}`),
      ]);
    };
  },
};
