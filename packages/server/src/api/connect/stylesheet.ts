// Stylesheet of the hosted pages: the widgets' design tokens, one card in the middle, readable at 280 px.
import { pagePalette } from "../page-palette.ts";

export const flowStylesheet = `${pagePalette}:root { --button: var(--accent); --button-hover: var(--accent-hover); --button-text: #fff; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; padding: clamp(12px, 10vh, 120px) 12px 24px; background: var(--ground); color: var(--text);
  font: 1rem/1.4 "Source Sans 3 Variable", "Source Sans 3", system-ui, -apple-system, "Segoe UI", sans-serif; }
.card { overflow-wrap: anywhere; width: min(100%, 440px); border: 1px solid var(--line); border-radius: 12px; background: var(--bg); overflow: clip; }
.head { display: flex; align-items: center; gap: 8px; min-height: 56px; padding: 8px 20px; border-block-end: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
.logo { width: 32px; height: 32px; object-fit: cover; border-radius: 6px; }
.logo.circle { border-radius: 50%; }
.body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 20px; }
h1 { margin: 0; font-size: 1.375rem; font-weight: 700; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 0; font-size: 1rem; font-weight: 700; line-height: 1.3; }
h1:focus { outline: none; }
h1:lang(ar) { letter-spacing: 0; }
:lang(ja) { word-break: auto-phrase; }
p { margin: 0; color: var(--muted); }
p a { color: var(--accent-text); }
p, li, .hint, .alert, .sandbox { text-wrap: pretty; }
ul { margin: 0; padding: 0; list-style: none; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.points { display: grid; gap: 8px; padding-inline-start: 20px; list-style: disc; color: var(--muted); }
.field { display: grid; gap: 6px; font-size: 0.875rem; font-weight: 600; }
.hint { color: var(--muted); font-weight: 400; }
input:not([type]), input:is([type="search"], [type="text"], [type="email"], [type="tel"], [type="url"], [type="password"]) { width: 100%; min-height: 44px; padding: 6px 12px;
  border: 1px solid var(--control); border-radius: 8px; background: var(--bg); color: var(--text); font: inherit; font-size: 1rem; font-weight: 400; }
.secret { display: flex; gap: 6px; }
.secret input { flex: 1; min-width: 0; }
.show { flex: none; width: 44px; padding: 0; border-color: var(--control); background: var(--bg); color: var(--muted); }
.show:hover, .show[aria-pressed="true"] { background: var(--hover); color: var(--text); }
.show[aria-pressed="true"] { border-color: var(--text); color: var(--accent-text); }
.show svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }
.search { grid-template-columns: minmax(0, 1fr) auto; margin-block-end: -8px; }
.search input { grid-column: 1 / -1; }
/* "No brand matches" stands below the search field. Above, so long a text would move the field during typing. */
.search .hint[data-none] { grid-area: 3 / 1 / auto / -1; }
.steps { margin-block-end: -16px; font-size: 0.875rem; }
.leave { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; }
[dir="rtl"] input[dir="ltr"] { text-align: end; }
input[aria-invalid="true"] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
button, .button { display: inline-flex; align-items: center; justify-content: center; gap: 8px; width: 100%; min-height: 44px; padding: 8px 16px;
  border: 1px solid transparent; border-radius: 8px; background: var(--button); color: var(--button-text); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--button-hover); }
.quiet { width: auto; padding: 8px 10px; border: 0; margin: -4px -10px -10px; background: transparent; color: var(--accent-text); }
.quiet:hover { background: var(--hover); }
.brands { display: grid; border: 1px solid var(--line); border-radius: 8px; overflow: clip; }
.brands:not(:has(> :not([hidden]))) { display: none; }
.brands li:not([hidden]) ~ li { border-block-start: 1px solid var(--line); }
.brand, .choice { display: flex; align-items: center; justify-content: flex-start; gap: 12px; min-height: 56px; padding: 8px 12px; border: 0; border-radius: 0; background: transparent;
  color: inherit; font-weight: 600; text-align: start; cursor: pointer; }
.brand:hover, .choice:hover { background: var(--hover); }
.brand img { width: 40px; height: 40px; border-radius: 6px; background: var(--ground); }
.choice input { width: 20px; height: 20px; flex: none; accent-color: var(--accent); }
.choice.plain { padding: 0 0 16px; border: 0; font-weight: 400; }
.alert { display: flex; gap: 10px; padding: 10px 12px; border: 1px solid var(--danger-line); border-radius: 8px; background: var(--danger-tint); color: var(--text); font-size: 0.875rem; }
.alert svg { flex: none; fill: none; stroke: var(--danger); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.done { order: -1; padding: 12px; width: 44px; height: 44px; border-radius: 50%; background: var(--positive-tint); fill: none; stroke: var(--positive); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.sandbox { padding: 10px 20px; border-block-start: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
:is(button, .button, input):focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
.brands :is(button, label):focus-visible, .choice:focus-within { outline: 2px solid var(--accent-text); outline-offset: -3px; }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background-color 120ms; } }
@media (forced-colors: active) {
  button:not(.quiet, .brand, .show), .button { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  button:not(.quiet, .brand, .show):hover, .button:hover { background: HighlightText; color: Highlight; border-color: Highlight; }
  .quiet { text-decoration: underline; }
  .alert, input[aria-invalid="true"] { border-width: 2px; }
  .done { border: 1px solid; padding: 11px; }
  .alert svg, .done { stroke: CanvasText; }
}
`;

/** Icon of the browser's tab: the widgets' closed lock. */
export const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="5" fill="#2c55d3"/><path fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M6.5 9h7a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 5 13.5v-3A1.5 1.5 0 0 1 6.5 9zM7.25 9V7a2.75 2.75 0 0 1 5.5 0v2"/></svg>`;
