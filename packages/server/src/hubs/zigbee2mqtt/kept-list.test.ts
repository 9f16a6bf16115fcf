import { expect, it } from "vitest";
import { keptList } from "./kept-list.ts";

it("writes the newest list after one that could not be written", async () => {
  const written: string[] = [];
  const failures: string[] = [];
  let fail: (error: Error) => void = () => {};
  const keep = {
    read: async () => undefined,
    write: (list: unknown) => {
      written.push(JSON.stringify(list));
      return written.length > 1 ? Promise.resolve() : new Promise<void>((_, reject) => (fail = reject));
    },
  };
  const list = keptList(keep, () => failures.push("failed"));
  for (const name of ["a", "b", "c"]) list.write([{ name }] as never);
  fail(new Error("The disk is full."));
  await expect.poll(() => written).toEqual(['[{"name":"a"}]', '[{"name":"c"}]']);
  expect(failures).toEqual(["failed"]);
  list.write([{ name: "d" }] as never);
  await expect.poll(() => written.length).toBe(3);
});
