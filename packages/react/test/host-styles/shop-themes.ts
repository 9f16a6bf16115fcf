// Rules of widespread themes of shops, site builders and content systems.

export const shopThemes: Readonly<Record<string, string>> = {
  "Storefront and WooCommerce": `
    .woocommerce form .form-row input.input-text, .woocommerce form div input { box-sizing: border-box; width: 100%; margin: 0; line-height: normal; padding: .6180469716em; background-color: #f2f2f2; color: #43454b;
      border: 0; box-shadow: inset 0 1px 1px rgba(0, 0, 0, 0.125); } .woocommerce form .form-row label, .woocommerce form label { line-height: 2; }
    .woocommerce button.button, .woocommerce-page .site-main button { font-size: 100%; margin: 0; line-height: 1; padding: .618em 1em; font-weight: 700; border-radius: 3px; left: auto; color: #515151; background-color: #ebe9eb; }
    .woocommerce img, .woocommerce-page img { height: auto; max-width: 100%; } .hentry .entry-content p { margin: 0 0 1.41575em; }`,
  "Shopify Dawn": `
    html { font-size: 62.5%; } body { letter-spacing: 0.06rem; font-size: 1.6rem; line-height: 1.8; display: grid; min-height: 100%; margin: 0; }
    .rte:after { clear: both; content: ''; display: block; } .rte p, .rte div { margin-top: 0; } .rte img { max-width: 100%; border: 1px solid rgba(18, 18, 18, .05); margin-bottom: 30px; }
    .page-width div:empty, .page-width span:empty { display: none; } .product-form button, .page-width button { min-width: calc(12rem + 2px); min-height: calc(4.5rem + 2px); text-decoration: none; letter-spacing: .1rem; }
    button:focus-visible, .page-width *:focus-visible { outline: 0.2rem solid; outline-offset: 0.3rem; box-shadow: 0 0 0 0.3rem #fff; }
    .page-width svg { height: 2rem; width: 2rem; fill: none; } .page-width input { height: 4.5rem; box-shadow: 0 0 0 1px; }`,
  "Drupal Olivero": `
    *, *:before, *:after { box-sizing: border-box; } .text-content p { margin-block: 1.5rem; line-height: 27px; }
    .text-content img, .text-content svg { height: auto; max-width: 100%; } .text-content ul li::before { content: "■"; position: absolute; color: #0d77b5; }
    .layout-content [type="text"], .layout-content [type="search"], .layout-content [type="datetime-local"] { padding-inline: 1.125rem; width: 100%; min-height: 54px; border: solid 1px #7e96a7; border-radius: 3px; appearance: none; }
    .layout-content button, .layout-content [type="button"] { display: inline-flex; height: 54px; margin-block: 18px; padding: 1px 27px 0; border: solid 3px #2494db; font-weight: 700; }
    .layout-content input[type="checkbox"] { appearance: none; width: 27px; height: 27px; background-image: none; }`,
  Squarespace: `
    .sqs-block-html p { margin: 1rem 0; white-space: pre-wrap; } #sections .sqs-block button { font: 700 13px/1 sans-serif; letter-spacing: .02em; text-transform: uppercase; padding: 1.2rem 2.004rem; }
    .sqs-block-content div, .sqs-block-content span { -webkit-text-fill-color: purple; hyphens: auto; } .sqs-block-content * { cursor: crosshair; }
    .sqs-block-content img { object-fit: cover; position: absolute; top: 0; left: 0; width: 100%; height: 100%; } .sqs-block form input { border: 2px solid #a9a9a9; }`,
  "a builder with effects on all": `
    .elementor *, .elementor ::before, .elementor ::after { animation: none; filter: saturate(2); opacity: .9; transform: rotate(1deg); }
    .elementor div { float: left; clear: both; min-height: 50px; background: url(data:,) #eee; z-index: 9; position: relative; text-shadow: 1px 1px red; }
    .elementor svg path { d: path("M0 0h9v9"); stroke-dasharray: 3; fill-opacity: .2; } .elementor input::placeholder { text-transform: uppercase; font-size: 9px; }
    .elementor label::after, .elementor button::before { content: "x"; } .elementor-widget-wrap > .elementor-element.elementor-element div { width: 50%; }`,
  "a page whose letters are set": `
    body { cursor: help; hyphens: auto; line-break: anywhere; overflow-wrap: anywhere; text-align: center; text-align-last: right; text-shadow: 1px 1px red;
      text-transform: uppercase; text-indent: 2em; word-spacing: 3px; white-space: pre; word-break: break-all; letter-spacing: 2px; font: italic small-caps 700 20px/2 serif;
      font-feature-settings: "ss01"; font-kerning: none; font-variant-ligatures: none; font-stretch: condensed; font-variation-settings: "wdth" 75; font-size-adjust: 0.6; font-optical-sizing: none;
      -webkit-text-fill-color: red; -webkit-text-stroke: 1px blue; text-underline-offset: 9px; color: red; }`,
};
