/** Packages without types. */
declare module "@alpinejs/morph" {
  export const morph: object;
}
declare module "alpinejs" {
  export const Alpine: {
    plugin: (plugin: object) => void;
    morph: (from: Element, html: string) => Element;
  };
}
