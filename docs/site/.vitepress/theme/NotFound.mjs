// An address that leads nowhere. The search of the bar opens from here.
import { withBase } from "vitepress";
import { h, onMounted, ref } from "vue";

const openSearch = () => document.querySelector("#local-search button")?.click();

export const NotFound = {
  setup() {
    // The built page is the same for every address: the address is known in the browser alone.
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
