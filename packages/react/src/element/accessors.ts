// Access to an element's props, used by their accessors.
export interface PropAccess {
  readProp(prop: string): unknown;
  writeProp(prop: string, value: unknown): void;
}

/** Accessors by prop. All element classes share them, because most props are the same in all. */
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
 * `className`, get none; the attribute `class-name` sets the widget's own class.
 */
export function defineAccessors(prototype: HTMLElement & PropAccess, props: readonly string[]): void {
  for (const prop of props) {
    if (prop in HTMLElement.prototype) continue;
    const accessor = accessors.get(prop) ?? makeAccessor(prop);
    accessors.set(prop, accessor);
    for (const name of new Set([prop, prop.toLowerCase()])) Object.defineProperty(prototype, name, accessor);
  }
}
