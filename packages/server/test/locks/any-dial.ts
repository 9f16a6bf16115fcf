// Dials hubs of tests, which run on this machine.
import { createDial } from "../../src/base/outgoing/dial.ts";

export const anyDial = createDial("any");
