import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Prevents a second copy of React and the cache if a package is linked, as in Mortise's repository.
  resolve: { dedupe: ["react", "react-dom", "@tanstack/react-query"] },
  ssr: { noExternal: [/^@mortise\//] },
});
