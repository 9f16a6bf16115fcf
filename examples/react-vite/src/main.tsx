import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./page.css";

const root = document.querySelector("#app");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App endpoint={import.meta.env.VITE_MORTISE_URL ?? ""} />
    </StrictMode>,
  );
}
