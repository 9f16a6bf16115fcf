import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Where a package is linked, as in Mortise's repository, React and the cache would else be there twice.
  resolve: { dedupe: ["react", "react-dom", "@tanstack/react-query"] },
  ssr: { noExternal: [/^@mortise\//] },
});
