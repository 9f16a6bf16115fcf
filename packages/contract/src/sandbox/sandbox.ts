// Calls that control a sandbox: faults, a slow network, its clock. A table of its own, never part of the client.
import { accounts } from "./accounts.ts";
import { clock } from "./clock.ts";
import { devices } from "./devices.ts";
import { faultKinds, faults } from "./faults.ts";
import { keypad } from "./keypad.ts";
import { network } from "./network.ts";
import { workspaces, worldNames } from "./workspaces.ts";

export const sandbox = { workspaces, devices, accounts, faults, network, clock, keypad };

export { faultKinds, worldNames };
