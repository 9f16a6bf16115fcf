import { hydrateRoot } from "react-dom/client";
import { type Facts, Rendered } from "./rendered-page.tsx";

const place = document.querySelector("seam-device-table");
const facts = JSON.parse(document.querySelector("#facts")?.textContent ?? "") as Facts;
if (place) hydrateRoot(place, <Rendered {...facts} />);
