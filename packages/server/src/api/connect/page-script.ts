// Script of the hosted pages. Every form works without it.

/**
 * Script of the pages. It posts the flow's result to a host page that frames it, under the old and the new event names
 * (platform-api §3.10). It also shows the text of a secret field, and searches the manufacturers.
 */
export const pageScript = `
const { outcome, connectWebviewId: connect_webview_id, errorCode: error_code, errorMessage: error_message } = document.body.dataset;
const names = { authorized: ["webview.login_successful", "connect_webview.login_succeeded"], failed: ["webview.login_failed", "connect_webview.login_failed"] };
if (window.parent !== window) {
  for (const event_type of names[outcome] ?? []) window.parent.postMessage({ event: { event_type, connect_webview_id, error_code, error_message } }, "*");
}
document.querySelector("h1")?.focus();
addEventListener("submit", ({ submitter }) => {
  if (!submitter?.dataset.busy) return;
  submitter.textContent = submitter.dataset.busy;
  submitter.setAttribute("aria-busy", "true");
});
for (const button of document.querySelectorAll(".show")) {
  const field = document.getElementById(button.getAttribute("aria-controls"));
  const show = (isShown) => {
    field.type = isShown ? "text" : "password";
    button.setAttribute("aria-pressed", String(isShown));
  };
  button.hidden = false;
  button.addEventListener("click", () => show(field.type === "password"));
  field.form.addEventListener("submit", () => show(false));
}
const search = document.querySelector(".search");
if (search) {
  const [input, found] = [search.querySelector("input"), search.querySelector("[role=status]")];
  const fold = (text) => text.normalize("NFKD").replace(/\\p{M}/gu, "").toLowerCase();
  const makers = [...document.querySelectorAll(".brands li")].map((item) => ({ item, name: fold(item.textContent) }));
  const numbers = new Intl.NumberFormat(document.documentElement.lang);
  const filter = () => {
    const words = fold(input.value).split(/\\s+/).filter(Boolean);
    for (const { item, name } of makers) item.hidden = !words.every((word) => name.includes(word));
    const shown = makers.filter(({ item }) => !item.hidden).length;
    const text = shown ? search.dataset.found.replace("{count}", numbers.format(shown)) : search.dataset.none;
    found.textContent = words.length ? text : "";
    found.toggleAttribute("data-none", !shown);
  };
  search.hidden = false;
  input.addEventListener("input", filter);
  filter();
}
`;
