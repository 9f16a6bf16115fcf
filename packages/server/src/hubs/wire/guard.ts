// Guards a link's handlers: an error of one ends that link and nothing else.
import { DriverError } from "../../driver/driver.ts";

type Work<Args extends unknown[]> = (...args: Args) => void;

/** @param fail - Ends the link. An error other than DriverError is only the `cause` of what it gets. */
export const guardWork =
  (fail: (error: DriverError) => void) =>
  <Args extends unknown[]>(work: Work<Args>): Work<Args> =>
  (...args) => {
    try {
      work(...args);
    } catch (thrown) {
      fail(unforeseenError(thrown));
    }
  };

export const unforeseenError = (thrown: unknown): DriverError =>
  thrown instanceof DriverError
    ? thrown
    : new DriverError("internal", "A message of the hub could not be processed, so the link was closed.", {
        applied: "unknown",
        cause: thrown,
      });
