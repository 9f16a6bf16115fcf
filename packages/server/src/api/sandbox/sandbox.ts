// Handlers of the sandbox's controls, by resource.
import type { sandbox as table } from "@mortise/contract";
import type { Handlers } from "../call-context.ts";
import { accounts } from "./accounts.ts";
import { clock } from "./clock.ts";
import { devices } from "./devices.ts";
import { faults } from "./faults.ts";
import { keypad } from "./keypad.ts";
import { network } from "./network.ts";
import { workspaces } from "./workspaces.ts";

export const sandboxHandlers = { accounts, clock, devices, faults, keypad, network, workspaces } satisfies Handlers<
  typeof table
>;
