// The accessors that read and write an element's props as properties.
export interface PropAccess {
  readProp(prop: string): unknown;
  writeProp(prop: string, value: unknown): void;
}

/** By prop. All element classes share them, because most props are the same in all. */
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
 * Defines an accessor for each prop, under its name and in lower case: Solid sets `devicefilter` for a template's
 * `deviceFilter`, and would otherwise set a property that nothing reads. Props that every HTML element has, such as
 * `className`, get none; the widget's own class is set by the attribute `class-name`.
 */
export function defineAccessors(prototype: HTMLElement & PropAccess, props: readonly string[]): void {
  for (const prop of props) {
    if (prop in HTMLElement.prototype) continue;
    const accessor = accessors.get(prop) ?? makeAccessor(prop);
    accessors.set(prop, accessor);
    for (const name of new Set([prop, prop.toLowerCase()])) Object.defineProperty(prototype, name, accessor);
  }
}
