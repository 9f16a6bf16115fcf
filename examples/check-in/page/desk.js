// The desk: the widget's session, and the buttons that change a stay.
import "./page.js";

globalThis.seam = {
  endpoint: document.querySelector("main").dataset.endpoint,
  async getClientSessionToken() {
    const response = await fetch("/lock-token", { method: "POST" });
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  },
};

async function post(button) {
  button.disabled = true;
  const response = await fetch(button.dataset.post, { method: "POST" }).catch(() => null);
  if (response?.ok) return;
  button.disabled = false;
  document.querySelector("#stay [role=status]").textContent = "That was not done. Try again, or hand out a key.";
}

document.querySelector("#stay").addEventListener("click", ({ target }) => {
  const button = target.closest("[data-post]");
  if (button) void post(button);
});
