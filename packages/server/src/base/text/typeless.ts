// Values that came as text alone: a query with `custom_metadata_has.floor=5` cannot tell 5 from "5", as JSON can.

const typeless = new WeakSet<object>();

/** Marks an object whose values all came as text, and returns it. */
export function asTypeless<Values extends object>(values: Values): Values {
  typeless.add(values);
  return values;
}

export const isTypeless = (values: object): boolean => typeless.has(values);
