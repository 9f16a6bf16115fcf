// Rules of widespread themes and frameworks that affect a page's content, abridged and rewritten.
import { shopThemes } from "./shop-themes.ts";

export const themes: Readonly<Record<string, string>> = {
  ...shopThemes,
  "WordPress Twenty Twenty-Four": `
    body { letter-spacing: 0.01em; line-height: 1.55; } .is-layout-flow > * { margin-block-start: 1.2rem; }
    .entry-content h2 { font-family: Cardo; font-size: 2.5rem; line-height: 1.2; } .entry-content p { margin: 0 0 1.5em; }
    .wp-site-blocks button, .entry-content button { border-radius: .33rem; background: #111; color: #fff; padding: 0.6rem 1rem; }
    .entry-content img { height: auto; max-width: 100%; border: 1px solid #ccc; } .wp-site-blocks ul li::before { content: "–"; }
    .entry-content svg { fill: #cfcabe; margin: 4px; } :where(.wp-site-blocks *:focus) { outline-width: 2px; outline-style: solid; }`,
  Astra: `
    .ast-container * { transition: all .2s linear; } .entry-content p, .ast-article-single p { margin-bottom: 1.6em; }
    .ast-container button, .ast-container input[type="button"] { color: #fff; border-color: #0170b9; background-color: #0170b9;
      padding: 10px 40px; line-height: 1em; border-radius: 0; } .ast-container button:hover { background-color: #3a3a3a; }
    input[type=email], input[type=number], input[type=search], input[type=text], textarea { color: #666; padding: .75em;
      border: 1px solid #ddd; border-radius: 2px; background: #fafafa; width: 100%; box-shadow: none; }
    .ast-single-post .entry-content [role="heading"] { margin: 20px 0; } .entry-content span { letter-spacing: .1em; }`,
  Divi: `
    #page-container #main-content .et_pb_text { color: #666; } #left-area ul { list-style-type: disc; padding: 0 0 23px 1em; }
    #main-content img { max-width: 100%; height: auto; } .et_pb_row div { word-wrap: break-word; }
    #main-content input[type=text], #main-content input[type=search] { background-color: #fff; border: 1px solid #bbb; padding: 2px; color: #4e4e4e; }
    .et_pb_button_module_wrapper button, #main-content .et_pb_row button { font-size: 20px; font-weight: 500; padding: .3em 1em; border: 2px solid;
      border-radius: 3px; text-transform: uppercase; } .et_pb_row *, .et_pb_row *:before, .et_pb_row *:after { box-sizing: content-box; }`,
  Avada: `
    #content .post img { border: 1px solid #e1e1e1; padding: 4px; } #main .post-content p { margin: 0 0 20px; }
    #main .post-content [role="heading"] { margin: 1.5em 0; font-size: 30px; text-transform: uppercase; }
    .fusion-body input[type="text"] { height: 50px; border: 1px solid #d2d2d2; } .post-content svg path { fill: #a0ce4e; stroke: #fff; }
    .post-content li::before, .post-content p::before { content: "•"; display: inline-block; width: 1em; color: #a0ce4e; }`,
  GeneratePress: `
    body, button, input, select, textarea { font-family: Georgia, serif; font-weight: 300; text-transform: none; font-size: 17px; line-height: 1.5; }
    p { margin-bottom: 1.5em; } button, input[type="submit"] { background: #55555e; color: #fff; border: 1px solid transparent; cursor: pointer; padding: 10px 20px; }
    .site-content input[type="search"], .site-content input[type="text"] { border: 1px solid; border-radius: 0; padding: 10px 15px; max-width: 100%; }
    .entry-content:not(:first-child) div:not(:last-child) { margin-bottom: 2em; } fieldset { padding: 0; border: 0; }`,
  OceanWP: `
    .content-area form input[type="text"], form input[type="search"], form textarea { display: inline-block; min-height: 40px; width: 100%;
      font-size: 14px; line-height: 1.8; padding: 6px 12px; vertical-align: middle; border: 1px solid #ddd; transition: all 0.3s ease; }
    .content-area form label { display: block; margin-bottom: 10px; } .theme-button, .content-area form button { text-transform: uppercase;
      letter-spacing: 0.1em; font-size: 12px; padding: 14px 20px; border-radius: 0; } .single-post.entry-content img { float: left; }`,
  "Foundation 6": `
    img { display: inline-block; vertical-align: middle; max-width: 100%; height: auto; -ms-interpolation-mode: bicubic; }
    [type='text'], [type='search'], [type='datetime-local'], textarea { display: block; box-sizing: border-box; width: 100%; height: 2.4375rem;
      margin: 0 0 1rem; padding: 0.5rem; border: 1px solid #cacaca; border-radius: 0; box-shadow: inset 0 1px 2px rgba(10, 10, 10, 0.1); }
    label { display: block; font-size: 0.875rem; line-height: 1.8; } [type='checkbox'] + label { margin-left: .5rem; }
    [data-whatinput='mouse'] button { outline: 0; } div, ul, li, h1, h2, form, p { margin: 0; padding: 0; } p { text-rendering: optimizeLegibility; }`,
  "Bulma .content": `
    .content li + li { margin-top: .25em; } .content p:not(:last-child), .content ul:not(:last-child), .content div:not(:last-child) { margin-bottom: 1em; }
    .content h2, .content [aria-level="2"] { font-size: 1.75em; margin-bottom: .5714em; } .content img { height: 9px; } .content figure img { display: inline-block; }
    .content .field:not(:last-child), .content label { margin-bottom: .75rem; } .content sup, .content span { font-size: 75%; }`,
  "Bootstrap 5": `
    *, *::before, *::after { box-sizing: border-box; } body { font-weight: 400; line-height: 1.5; } p { margin-top: 0; margin-bottom: 1rem; }
    img, svg { vertical-align: middle; } label { display: inline-block; } button { border-radius: 0; } button:focus:not(:focus-visible) { outline: 0; }
    input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; } [role=button] { cursor: pointer; }
    button:not(:disabled), [type=button]:not(:disabled), [type=reset]:not(:disabled), [type=submit]:not(:disabled) { cursor: pointer; }
    .input-group > *, .row > * { flex-shrink: 0; width: 100%; max-width: 100%; padding-right: 12px; padding-left: 12px; margin-top: 8px; }
    .form-floating > div, .form-control input { padding: 1rem .75rem; height: 58px; } .btn-group button { margin-left: -1px; }`,
  "Tailwind .prose": `
    .prose :where(p):not(:where([class~="not-prose"] *)) { margin-top: 1.25em; margin-bottom: 1.25em; } .prose img { margin: 2em 0; }
    .prose :where(img, video, svg):not(:where([class~="not-prose"] *)) { margin-top: 2em; margin-bottom: 2em; } .prose > ul > li > div { margin: 2em; }
    .prose button { color: red; } .prose li::marker, .prose input::placeholder { color: #6b7280; opacity: .3; font-style: italic; }`,
};
