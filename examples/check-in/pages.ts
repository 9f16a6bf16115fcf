// The two pages as HTML. The scripts in page/ only reload them after a change.
import type { House } from "./house.ts";
import { nightsLater, type State, type Stay } from "./stay.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: string) => value.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "");

const day = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "long" });
const hour = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit" });

/** Texts of a stay's state for the desk and for the guest. */
const words: Record<State, { short: string; desk: string; guest: string }> = {
  expected: { short: "Expected", desk: "No code yet.", guest: "Your code appears here when you are checked in." },
  waiting: {
    short: "Checking in",
    desk: "The code is on its way to the lock.",
    guest: "Your code is on its way to the door. This takes a moment.",
  },
  set: { short: "Checked in", desk: "The code is set.", guest: "Your code is set." },
  failed: {
    short: "Needs a key",
    desk: "The lock has not taken the code yet, and is asked again. Hand out a key until then.",
    guest: "The door has not taken your code yet. Please ask at the desk for a key.",
  },
  leaving: {
    short: "Leaving",
    desk: "The code is on its way off the lock.",
    guest: "Your stay has ended.",
  },
  left: { short: "Left", desk: "The code no longer opens the door.", guest: "Your stay has ended." },
  cancelled: { short: "Cancelled", desk: "Cancelled. No code opens the door.", guest: "Your stay was cancelled." },
};

const head = (title: string, script: string, more = "") => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(title)} · Haus Seeblick</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/house.css">
<script type="module" src="/page/${script}"></script>
${more}
</head>
<body>
<header class="house"><a class="name" href="${script === "desk.js" ? "/" : "#stay"}">Haus Seeblick</a><span>Guest house on the lake</span></header>`;

const dates = ({ arrives, leaves }: Stay) => `<dl class="dates">
<div><dt>Arrives</dt><dd>${day.format(arrives)}<small>from ${hour.format(arrives)}</small></dd></div>
<div><dt>Leaves</dt><dd>${day.format(leaves)}<small>by ${hour.format(leaves)}</small></dd></div>
</dl>`;

/** Returns the PINs, with the names of their doors if there are several. */
const digits = ({ nameOf }: House, { pins }: Stay) =>
  pins
    .map(({ digits: pin, device_ids }) => {
      const doors = pins.length > 1 ? `<p class="door">${text(device_ids.map(nameOf).join(", "))}</p>` : "";
      return `${doors}<p class="code" role="img" aria-label="Code ${pin.split("").join(" ")}">${text(pin)}</p>`;
    })
    .join("");

export function guestPage(house: House, stay: Stay): string {
  const { state } = stay;
  return `${head("Your stay", "page.js")}
<main class="guest" id="stay" data-changes="/stay/${stay.link}/changes">
<section class="card">
<h1>Welcome, ${text(stay.guest)}</h1>
${dates(stay)}
<h2>Your door</h2>
<p class="door">${text(stay.unit.name)}</p>
${state === "set" ? digits(house, stay) : ""}
<p class="state" role="status" data-state="${state}">${words[state].guest}</p>
</section>
</main>
</body>
</html>`;
}

const button = ({ stay_id }: Stay, action: string, label: string) =>
  `<button type="button" data-post="/${action}/${stay_id}">${label}</button>`;

function actionsFor(stay: Stay): string {
  if (stay.ended) return "";
  const isIn = stay.state !== "expected";
  const earlier = nightsLater(stay.leaves, -1);
  return [
    isIn ? `<a class="page" href="/stay/${stay.link}" target="_blank" rel="noreferrer">The guest's page</a>` : "",
    isIn ? "" : button(stay, "check-in", "Check in"),
    button(stay, "longer", "One night more"),
    earlier > stay.arrives ? button(stay, "shorter", "One night less") : "",
    isIn ? button(stay, "check-out", "Check out") : button(stay, "cancel", "Cancel the stay"),
  ].join("\n");
}

export function deskPage(house: House, stay: Stay, endpoint: string): string {
  const arrivals = house.stays.map((each) => {
    const current = each === stay ? ' aria-current="page"' : "";
    return `<li><a href="/${each.stay_id}"${current}><b>${text(each.guest)}</b><span>${text(each.unit.name)}</span><i data-state="${each.state}">${
      words[each.state].short
    }</i></a></li>`;
  });
  const { state } = stay;
  return `${head(stay.guest, "desk.js", `<script type="module" src="${text(endpoint)}/elements.js"></script>`)}
<main class="desk" data-changes="/changes" data-endpoint="${text(endpoint)}">
<nav aria-label="Arrivals"><h2>Arriving today</h2><ul>${arrivals.join("")}</ul></nav>
<section class="card" id="stay" aria-labelledby="guest">
<h1 id="guest">${text(stay.guest)}</h1>
${dates(stay)}
<h2>Door</h2>
<p class="door">${text(stay.unit.name)}</p>
${digits(house, stay)}
<p class="state" role="status" data-state="${state}">${words[state].desk}</p>
<div class="actions">
${actionsFor(stay)}
</div>
</section>
<section class="lock" aria-label="Door of the stay">
<seam-device-details device-id="${text(stay.unit.device_id)}" grouped></seam-device-details>
</section>
</main>
</body>
</html>`;
}
