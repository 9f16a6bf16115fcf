// Calls a method of one of a lock's command classes through the hub.
import type { Op } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import { type CodesContext, millisecondsLeft } from "./code-proof.ts";

/**
 * Resolves to the method's answer, not validated yet.
 * @throws DriverError `timeout` if there is no time left to send the call
 */
export async function invokeCommandClass(
  context: CodesContext,
  op: Op,
  commandClass: number,
  methodName: string,
  args: readonly unknown[],
): Promise<unknown> {
  const { connection, nodeId, now } = context;
  requireTime(op, now());
  const input = { nodeId, endpoint: 0, commandClass, methodName, args };
  return (await connection.call("endpoint.invoke_cc_api", input, millisecondsLeft(op, context)))["response"];
}
