// Renders every widget in a simulated browser, like a test of a host page. Usage: `render.mjs ENVIRONMENT WAY`, with
// the address and session of a server in its environment. Writes the text of each widget and all complaints.
import { builtinEnvironments } from "vitest/runtime";

const [environment, way] = process.argv.slice(2);
const { MORTISE_URL: endpoint, MORTISE_TOKEN: clientSessionToken, DEVICE: deviceId, CODE: accessCodeId } = process.env;
const complaints = [];
process.on("warning", ({ name, message }) => complaints.push(`${name}: ${message}`));
process.on("unhandledRejection", (error) => complaints.push(`unhandled: ${error?.stack ?? error}`));
for (const level of ["log", "info", "warn", "error"])
  console[level] = (...said) => void complaints.push(`${level}: ${said.map((each) => each?.stack ?? each).join(" ")}`);

// happy-dom's own fetch writes to the console when a kept connection has closed.
const { fetch, Headers, Request, Response, AbortController, AbortSignal } = globalThis;
await builtinEnvironments[environment].setup(globalThis, { jsdom: { console: true }, happyDOM: {} });
if (environment === "happy-dom")
  Object.assign(globalThis, { fetch, Headers, Request, Response, AbortController, AbortSignal });

const whose = { endpoint, clientSessionToken, disableCssInjection: true, disableFontInjection: true };
const about = { deviceId, accessCodeId };
const place = () => document.body.appendChild(document.createElement("div"));

const ways = {
  async react() {
    const [{ createElement }, { createRoot }, widgets] = await Promise.all([
      import("react"),
      import("react-dom/client"),
      import("@mortise/react"),
    ]);
    return (Widget, _tag) => {
      const root = createRoot(place());
      root.render(createElement(widgets.SeamProvider, whose, createElement(widgets[Widget], about)));
      return () => root.unmount();
    };
  },
  async elements() {
    await import("../../packages/react/dist/browser/elements.js");
    return (_name, tag) => {
      const element = document.createElement(tag);
      Object.assign(element, whose, about);
      place().append(element);
      return () => {
        // An element that the host moves stays open where it was open.
        place().append(element);
        element.remove();
      };
    };
  },
};

const shown = {};
const show = await ways[way]();
for (const [name, tag] of JSON.parse(process.env.WIDGETS)) {
  const leave = show(name, tag);
  await settled();
  shown[name] = document.body.textContent;
  // Pressing opens menus, details, tooltips and questions. Buttons that open another page or save a file are left out,
  // because the host must simulate those.
  for (const button of document.querySelectorAll("button")) {
    if (!button.isConnected || /Connect|Export/.test(button.textContent)) continue;
    button.focus();
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await settled();
  leave();
  document.body.replaceChildren();
}
// The widgets check their colours a second after they appear.
await new Promise((resolve) => setTimeout(resolve, 1500));
process.stdout.write(JSON.stringify({ shown, complaints }), () => process.exit(0));

/** Waits until the document has content and has not changed for 300 ms, for 20 seconds at most. */
async function settled() {
  const end = Date.now() + 20_000;
  let before = "";
  for (let still = 0; still < 3 && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = document.body.innerHTML;
    still = now === before && document.body.textContent !== "" && !now.includes('aria-busy="true"') ? still + 1 : 0;
    before = now;
  }
}
