// The desk: the widget's session, and the button that checks a guest in.
import "./page.js";

globalThis.seam = {
  endpoint: document.querySelector("main").dataset.endpoint,
  async getClientSessionToken() {
    const response = await fetch("/lock-token", { method: "POST" });
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  },
};

async function checkIn(button) {
  button.disabled = true;
  const response = await fetch(button.dataset.checkIn, { method: "POST" }).catch(() => null);
  if (response?.ok) return;
  button.disabled = false;
  document.querySelector("#stay [role=status]").textContent = "No code could be made. Try again, or hand out a key.";
}

document.querySelector("#stay").addEventListener("click", ({ target }) => {
  const button = target.closest("[data-check-in]");
  if (button) void checkIn(button);
});
