import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { takeAccess } from "./access.ts";
import { Portal } from "./Portal.tsx";
import "./portal.css";
import "./parts/cards.css";
import "./attempts/attempts.css";
import "./attempts/week.css";
import "./messages/messages.css";
import "./parts/choices.css";
import { chooseLanguage } from "./strings/strings.ts";

const access = takeAccess();
await chooseLanguage();
const page = document.querySelector("#page");
if (page !== null) {
  createRoot(page).render(
    <StrictMode>
      <Portal access={access} />
    </StrictMode>,
  );
}
