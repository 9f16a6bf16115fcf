// An operation is carried out once, however often its answer is asked for: the server asks again after a crash, and a
// door must not move twice.
import type { Op } from "./driver.ts";

/** More than a driver ever has under way. */
const remembered = 200;

export function oncePerOp(): <Result>(op: Pick<Op, "op_id">, work: () => Promise<Result>) => Promise<Result> {
  const done = new Map<string, Promise<unknown>>();
  return <Result>({ op_id }: Pick<Op, "op_id">, work: () => Promise<Result>) => {
    const known = done.get(op_id);
    if (known) return known as Promise<Result>;
    const result = work();
    result.catch(() => "told to whoever asks");
    done.set(op_id, result);
    const [oldest] = done.keys();
    if (done.size > remembered && oldest !== undefined) done.delete(oldest);
    return result;
  };
}
