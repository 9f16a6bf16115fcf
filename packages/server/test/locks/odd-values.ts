// Property values that no hub's documentation lists: any number, text or object, for property tests of drivers.
import * as fc from "fast-check";

/** Any value that JSON can carry, except the listed ones. */
export const oddValue = (...listed: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .oneof(
      fc.integer({ min: -10, max: 300 }),
      fc.integer(),
      fc.double(),
      fc.string(),
      // A listed number as a text is as unknown as any other text.
      fc.constantFrom(...listed.map(String), "", "undefined", "error_unspecified"),
      fc.boolean(),
      fc.constant(null),
      fc.object(),
      fc.array(fc.integer()),
    )
    .filter((value) => !listed.some((each) => each === value));
