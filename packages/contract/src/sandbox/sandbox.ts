// Calls that control a sandbox: faults, a slow network, its clock. Their table is not part of `everyCall`, so the
// generated client leaves them out.
import { accountCalls } from "./accounts.ts";
import { clockCalls } from "./clock.ts";
import { sandboxDeviceCalls } from "./devices.ts";
import { faultKinds, faultCalls } from "./faults.ts";
import { keypadCalls } from "./keypad.ts";
import { networkCalls } from "./network.ts";
import { sandboxWorkspaceCalls, worldNames } from "./workspaces.ts";

export const sandbox = {
  workspaces: sandboxWorkspaceCalls,
  devices: sandboxDeviceCalls,
  accounts: accountCalls,
  faults: faultCalls,
  network: networkCalls,
  clock: clockCalls,
  keypad: keypadCalls,
};

export { faultKinds, worldNames };
