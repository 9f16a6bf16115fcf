// Takes over what has changed on the server, and leaves the rest of the page alone.
const main = document.querySelector("main");

async function refresh() {
  const response = await fetch(location.href);
  // When the house restarts there is nothing to take over; what is on the page still holds.
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of ["#stay", "nav"]) {
    const [old, fresh] = [document.querySelector(part), next.querySelector(part)];
    if (!old || !fresh || old.innerHTML === fresh.innerHTML) continue;
    // A status is read out only if it was there before its words changed.
    const [status, said] = [old.querySelector("[role=status]"), fresh.querySelector("[role=status]")];
    const held = old.contains(document.activeElement) && document.activeElement !== old;
    old.replaceChildren(...fresh.childNodes);
    if (status && said) {
      said.replaceWith(status);
      status.dataset.state = said.dataset.state;
      status.textContent = said.textContent;
    }
    if (held) old.querySelector("a, button")?.focus();
  }
}

const source = new EventSource(main.dataset.changes);
for (const name of ["open", "message"]) source.addEventListener(name, () => void refresh().catch(console.warn));
