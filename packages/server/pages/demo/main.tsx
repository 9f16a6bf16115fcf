import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Demo } from "./Demo.tsx";
import "./demo.css";
import "./panel.css";

const page = document.querySelector("#page");
if (page !== null) {
  createRoot(page).render(
    <StrictMode>
      <Demo />
    </StrictMode>,
  );
}
