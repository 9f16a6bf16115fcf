// Every widget, in React or as an element, with a ready client of a published package: /?client=seam&door=react
import { SeamProvider } from "@mortise/react";
import { SeamHttp } from "@seamapi/http";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Seam as Today } from "seam";
import { Seam as Eight } from "seamapi";
import { Seam as EarlyEight } from "seamapi-8.4";
import { everyElement } from "../../../packages/react/src/element/every-element.ts";

const clients = { "@seamapi/http": SeamHttp, seam: Today, seamapi: Eight, "seamapi-8.4": EarlyEight };
/** Facts that the test has put into the page. */
const facts = JSON.parse(document.querySelector("#facts").textContent);
const query = new URLSearchParams(location.search);
const { endpoint, token: clientSessionToken } = facts;
const client = new clients[query.get("client")]({ clientSessionToken, endpoint });
const doors = { react: showComponents, elements: showElements };

await doors[query.get("door")]();
document.querySelector("main").setAttribute("aria-label", "ready");

/** Creates a section for each widget, named by its tag. */
function place(tag) {
  const section = document.createElement("section");
  section.setAttribute("aria-label", tag);
  document.querySelector("main").append(section);
  return section;
}

async function showComponents() {
  const { device_id: deviceId, access_code_id: accessCodeId } = facts;
  for (const { tag, load } of everyElement) {
    const widget = createElement(await load(), { deviceId, accessCodeId });
    createRoot(place(tag)).render(
      createElement(SeamProvider, { client, disableFontInjection: true, assetsBaseUrl: endpoint }, widget),
    );
  }
}

async function showElements() {
  globalThis.seam = query.has("bare") ? client : { client, disableFontInjection: true };
  for (const { tag } of everyElement) {
    const element = document.createElement(tag);
    element.setAttribute("device-id", facts.device_id);
    element.setAttribute("access-code-id", facts.access_code_id);
    place(tag).append(element);
  }
  const elements = `${endpoint}/elements.js`;
  await import(/* @vite-ignore */ elements);
}
