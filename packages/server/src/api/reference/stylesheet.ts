// Styles of the reference: a menu beside the calls, readable at 280 px, in print and in dark mode.
import { pagePalette } from "../page-palette.ts";

export const referenceStylesheet = `${pagePalette}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-block-start: 16px; }
body { margin: 0; display: grid; grid-template-columns: minmax(0, 1fr); background: var(--bg); color: var(--text);
  font: 1rem/1.5 "Source Sans 3 Variable", "Source Sans 3", system-ui, -apple-system, "Segoe UI", sans-serif; }
nav { padding: 16px; border-block-end: 1px solid var(--line); background: var(--ground); font-size: 0.875rem; }
nav ul { margin: 0; padding: 0 0 8px 18px; list-style: none; }
nav a, nav summary { display: block; min-height: 32px; padding: 5px 8px; border-radius: 6px; color: inherit; text-decoration: none; overflow-wrap: anywhere; cursor: pointer; }
nav summary { display: list-item; margin-inline-start: 14px; font-weight: 600; }
nav :is(a, summary):hover { background: var(--hover); }
main { min-width: 0; width: min(100%, 860px); padding: 24px 20px 96px; }
h1 { margin: 0 0 16px; font-size: 1.875rem; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 48px 0 8px; font-size: 1.375rem; letter-spacing: -0.01em; }
h3 { margin: 0 0 4px; font-size: 1.0625rem; overflow-wrap: anywhere; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
p { margin: 0 0 12px; max-width: 70ch; }
a { color: var(--accent-text); }
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace; font-size: 0.875em; }
code { overflow-wrap: anywhere; }
pre { margin: 0; padding: 12px 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); overflow-x: auto; }
pre code { overflow-wrap: normal; }
.call { padding: 20px 0; border-block-start: 1px solid var(--line); }
.call:target { box-shadow: -4px 0 0 var(--accent); padding-inline-start: 12px; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.method { padding: 1px 6px; border: 1px solid var(--line); border-radius: 4px; color: var(--muted); font-size: 0.75rem; font-weight: 600; }
.who { color: var(--muted); font-size: 0.875rem; }
.table { margin: 0 0 12px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 8px 12px 8px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
td:nth-child(2) { min-width: 120px; }
td:nth-child(3) { min-width: 180px; }
thead th { color: var(--muted); font-weight: 600; }
tbody th { min-width: 150px; font-weight: 400; }
.needed { color: var(--muted); font-size: 0.75rem; white-space: nowrap; }
.skip { position: absolute; inset-inline-start: 8px; inset-block-start: -60px; padding: 8px 12px; border-radius: 8px; background: var(--accent); color: #fff; }
.skip:focus { inset-block-start: 8px; z-index: 1; }
:is(a, summary, pre, .table):focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
@media (max-width: 899px) {
  nav { display: flex; flex-wrap: wrap; gap: 4px 12px; }
  nav details[open] { flex-basis: 100%; }
}
@media (max-width: 599px) {
  thead { position: absolute; inset-inline-start: -9999px; }
  table, tbody { display: block; }
  tr { display: grid; padding: 8px 0; border-block-end: 1px solid var(--line); }
  tbody :is(th, td) { padding: 1px 0; border: 0; min-width: 0; }
  td:nth-child(2) { color: var(--muted); }
}
@media (min-width: 900px) {
  body { grid-template-columns: 280px minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; height: 100vh; overflow-y: auto; border-block-end: 0; border-inline-end: 1px solid var(--line); }
  main { padding: 40px 48px 120px; }
}
@media (pointer: coarse) { nav :is(a, summary), .skip { min-width: 44px; min-height: 44px; padding-block: 11px; } }
@media print { nav, .skip { display: none; } }
`;
