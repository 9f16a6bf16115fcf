import { expect, it } from "vitest";
import { oncePerOp } from "./once-per-op.ts";

it("carries the same operation out once, and tells its outcome, good or bad, to all who ask", async () => {
  const once = oncePerOp();
  let times = 0;
  const work = async () => (times += 1);
  expect([await once({ op_id: "a" }, work), await once({ op_id: "a" }, work)]).toEqual([1, 1]);
  expect(await once({ op_id: "b" }, work)).toBe(2);
  const refuse = () => Promise.reject(new Error("no"));
  await expect(once({ op_id: "c" }, refuse)).rejects.toThrow("no");
  await expect(once({ op_id: "c" }, work)).rejects.toThrow("no");
});
