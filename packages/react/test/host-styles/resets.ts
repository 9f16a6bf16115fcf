// Rules of well-known resets for tags, abridged and rewritten.

export const resets: Readonly<Record<string, string>> = {
  "Eric Meyer's reset": `
    html, body, div, span, h1, h2, h3, p, a, em, img, strong, sub, sup, b, u, i, dl, dt, dd, ol, ul, li, fieldset, form,
    label, legend, table, tr, th, td, article, canvas, details, figure, footer, header, menu, nav, section, summary, time,
    mark { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline; }
    body { line-height: 1; } ol, ul { list-style: none; } q:before, q:after { content: ''; content: none; }`,
  "normalize.css": `
    html { line-height: 1.15; -webkit-text-size-adjust: 100%; } b, strong { font-weight: bolder; } img { border-style: none; }
    code, pre { font-family: monospace, monospace; font-size: 1em; } sub, sup { font-size: 75%; line-height: 0; }
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
    button, input { overflow: visible; } button, select { text-transform: none; }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; }
    [type="checkbox"], [type="radio"] { box-sizing: border-box; padding: 0; }
    [type="search"] { -webkit-appearance: textfield; outline-offset: -2px; }
    [type="search"]::-webkit-search-decoration { -webkit-appearance: none; } [hidden] { display: none; }`,
  "sanitize.css": `
    *, ::before, ::after { box-sizing: border-box; background-repeat: no-repeat; }
    ::before, ::after { text-decoration: inherit; vertical-align: inherit; }
    :where(:root) { cursor: default; line-height: 1.5; overflow-wrap: break-word; tab-size: 4; }
    audio, canvas, iframe, img, svg, video { vertical-align: middle; } svg:not([fill]) { fill: currentColor; }
    button, input, select, textarea { background-color: transparent; border: 1px solid WindowFrame; color: inherit;
      font: inherit; letter-spacing: inherit; padding: 0.25em 0.375em; }
    dialog { background-color: white; border: solid; inset: 0; margin: auto; padding: 1em; position: absolute; }
    a, area, button, input, label, select, summary, textarea, [tabindex] { touch-action: manipulation; }
    [aria-busy="true" i] { cursor: progress; } [aria-controls] { cursor: pointer; }
    [aria-disabled="true" i], [disabled] { cursor: not-allowed; }`,
  "modern-normalize": `
    *, ::before, ::after { box-sizing: border-box; }
    html { font-family: system-ui, sans-serif; line-height: 1.15; tab-size: 4; }
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
    button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; } legend { padding: 0; }
    [type='search'] { -webkit-appearance: textfield; outline-offset: -2px; }`,
  "Josh Comeau's reset": `
    *, *::before, *::after { box-sizing: border-box; } *:not(dialog) { margin: 0; }
    @media (prefers-reduced-motion: no-preference) { html { interpolate-size: allow-keywords; } }
    body { line-height: 1.5; -webkit-font-smoothing: antialiased; }
    img, picture, video, canvas, svg { display: block; max-width: 100%; } input, button, textarea, select { font: inherit; }
    p, h1, h2, h3, h4, h5, h6 { overflow-wrap: break-word; } p { text-wrap: pretty; } h1, h2, h3 { text-wrap: balance; }`,
  "Andy Bell's reset": `
    *, *::before, *::after { box-sizing: border-box; } html { -webkit-text-size-adjust: none; text-size-adjust: none; }
    body, h1, h2, h3, h4, p, figure, blockquote, dl, dd { margin-block-end: 0; } ul[role='list'] { list-style: none; }
    body { min-height: 100vh; line-height: 1.5; } h1, h2, h3, h4, button, input, label { line-height: 1.1; }
    a:not([class]) { text-decoration-skip-ink: auto; color: currentColor; } img, picture { max-width: 100%; display: block; }
    input, button, textarea, select { font-family: inherit; font-size: inherit; } :target { scroll-margin-block: 5ex; }`,
  "Tailwind's preflight": `
    *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb;
      --tw-ring-color: rgb(59 130 246 / 0.5); } ::before, ::after { --tw-content: ''; }
    button, input, optgroup, select, textarea { font-family: inherit; font-feature-settings: inherit; font-size: 100%;
      font-weight: inherit; line-height: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0; }
    button, input:where([type='button']) { -webkit-appearance: button; background-color: transparent; background-image: none; }
    ol, ul, menu { list-style: none; margin: 0; padding: 0; } dialog { padding: 0; } button, [role="button"] { cursor: pointer; }
    input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af; } :disabled { cursor: default; }
    img, svg, video, canvas, audio, iframe { display: block; vertical-align: middle; } img, video { max-width: 100%; height: auto; }`,
  "Tailwind 4 in its layer": `@layer theme, base, components, utilities; @layer base {
    *, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0;
      background-color: transparent; opacity: 1; }
    ::placeholder { opacity: 1; color: color-mix(in oklab, currentcolor 50%, transparent); }
    img, svg, video { display: block; vertical-align: middle; } [hidden]:where(:not([hidden='until-found'])) { display: none !important; } }`,
};
