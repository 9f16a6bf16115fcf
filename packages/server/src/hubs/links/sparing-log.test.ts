// A log that limits messages which may come without end.
import { expect, it } from "vitest";
import { sparingLog } from "./sparing-log.ts";

it("writes fifteen lines a minute, then says how many were left out", () => {
  const lines: string[] = [];
  let now = 0;
  const log = sparingLog(
    (line) => void lines.push(line),
    () => now,
  );
  for (let line = 0; line < 100; line += 1) log(`line ${line}`);
  expect(lines).toEqual(Array.from({ length: 15 }, (_, line) => `line ${line}`));
  now = 60_001;
  log("later");
  expect(lines.slice(15)).toEqual(["85 more lines were left out.", "later"]);
});
