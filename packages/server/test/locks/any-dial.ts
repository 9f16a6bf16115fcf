// The way to hubs of tests, which are on this machine.
import { createDial } from "../../src/base/outgoing/dial.ts";

export const anyDial = createDial("any");
