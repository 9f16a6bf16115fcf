// A method of one of a lock's command classes, called through the hub.
import type { Op } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import { type CodesContext, millisecondsLeft } from "./code-proof.ts";

/**
 * Resolves to the method's own answer, of whatever shape.
 * @throws DriverError `timeout` when there is no time left to send it
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
