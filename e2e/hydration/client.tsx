import { hydrateRoot } from "react-dom/client";
import { App, type Facts } from "./App.tsx";

const page = document.querySelector("#page");
const facts = JSON.parse(document.querySelector("#facts")?.textContent ?? "{}") as Facts;
if (page) {
  hydrateRoot(page, <App {...facts} />, {
    onRecoverableError: (error) => console.error("Not what the server wrote:", error),
  });
}
