// Lets the tests import .svelte files, with Svelte's own compiler and no further plugin.
import { compile } from "svelte/compiler";
import type { Plugin } from "vite";

export const svelteComponents = (): Plugin => ({
  name: "svelte-components",
  transform: {
    filter: { id: /\.svelte$/ },
    handler: (code, filename) => {
      const { js } = compile(code, { filename, generate: "client" });
      return { code: js.code, map: js.map };
    },
  },
});
