// The properties of elements, which read and write their props.
export interface PropAccess {
  readProp(prop: string): unknown;
  writeProp(prop: string, value: unknown): void;
}

/** Most props are those of many elements, which share them: making them anew was half of the loader's own time. */
const accessors = new Map<string, PropertyDescriptor>();

const makeAccessor = (prop: string): PropertyDescriptor & ThisType<PropAccess> => ({
  configurable: true,
  enumerable: true,
  get() {
    return this.readProp(prop);
  },
  set(value: unknown) {
    this.writeProp(prop, value);
  },
});

/**
 * Each under its name, and in lower case too: Solid sets `devicefilter` for a template's `deviceFilter`, and without an
 * accessor the filter would be ignored. Every element has a `className` of its own, which stays; the widget's is set by
 * the attribute `class-name`.
 */
export function defineAccessors(prototype: HTMLElement & PropAccess, props: readonly string[]): void {
  for (const prop of props) {
    if (prop in HTMLElement.prototype) continue;
    const accessor = accessors.get(prop) ?? makeAccessor(prop);
    accessors.set(prop, accessor);
    for (const name of new Set([prop, prop.toLowerCase()])) Object.defineProperty(prototype, name, accessor);
  }
}
