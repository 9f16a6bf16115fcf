declare module "*.svelte" {
  import type { Component } from "svelte";
  import type { HostInputs } from "./host.ts";
  const component: Component<HostInputs>;
  export default component;
}

/** Vue with its template compiler. */
declare module "vue/dist/vue.esm-browser.js" {
  export * from "vue";
}
