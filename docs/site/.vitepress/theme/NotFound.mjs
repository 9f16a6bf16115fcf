// The page for unknown addresses, with a button that opens the search.
import { withBase } from "vitepress";
import { h, onMounted, ref } from "vue";

const openSearch = () => document.querySelector("#local-search button")?.click();

export const NotFound = {
  setup() {
    // The built page is the same for every address, so only the browser knows the address.
    const path = ref("");
    onMounted(() => {
      path.value = location.pathname;
    });
    return () =>
      h("main", { class: "not-found" }, [
        h("h1", "There is no such page"),
        h("p", path.value === "" ? "This address leads to no page." : [h("code", path.value), " leads to no page."]),
        h("p", [
          h("button", { type: "button", class: "search-docs", onClick: openSearch }, "Search the docs"),
          " or ",
          h("a", { href: withBase("/") }, "begin at the start"),
          ".",
        ]),
      ]);
  },
};
