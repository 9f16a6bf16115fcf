// Samples of the docs name the command and the address of the server that serves them.
import { Window } from "happy-dom";
import { expect, it } from "vitest";
import { showInstallation } from "../docs/site/.vitepress/theme/installation.ts";

const installation = { command: "npx mortise", origin: "https://doors.adler.example" };

/** Returns the text of a page after `showInstallation`. */
function shown(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = `<div class="vp-doc">${html}</div>`;
  showInstallation(document as unknown as ParentNode, installation);
  return document.body.textContent ?? "";
}

it("a command is the one that works in the installation, also where colours split it", () => {
  const words = ["npm", " run", " mortise", " --", " keys list"].map((word) => `<span>${word}</span>`).join("");
  const line = `<pre><code><span class="line">${words}</span></code></pre>`;
  expect(shown(line)).toBe("npx mortise keys list");
  expect(shown(line + line)).toBe("npx mortise keys listnpx mortise keys list");
  expect(shown("<p>Run <code>npm run mortise -- seed</code> first.</p>")).toBe("Run npx mortise seed first.");
});

it("a command without arguments, which a sentence is about, and words outside code stay", () => {
  expect(shown("<p>In a clone write <code>npm run mortise --</code>.</p>")).toBe(
    "In a clone write npm run mortise --.",
  );
  expect(shown("<p>npm run mortise -- seed at https://locks.example.com</p>")).toContain("npm run mortise -- seed");
});

it("every sample address on a line is the server's own, and other addresses stay", () => {
  const words = `curl <span>https://locks.</span><span>example.com</span>/a https://locks.example.com/b`;
  const line = `<pre><code><span class="line">${words} https://hooks.example.com</span></code></pre>`;
  expect(shown(line)).toBe(
    "curl https://doors.adler.example/a https://doors.adler.example/b https://hooks.example.com",
  );
});

it("shown twice, a page stays as it is", () => {
  const { document } = new Window();
  document.body.innerHTML = `<div class="vp-doc"><p><code>npx mortise seed</code></p></div>`;
  const own = { command: "npx mortise", origin: "https://locks.example.com" };
  showInstallation(document as unknown as ParentNode, own);
  showInstallation(document as unknown as ParentNode, own);
  expect(document.body.textContent).toBe("npx mortise seed");
});
