// A machine without room for one more process: the server goes on, and no driver is blamed.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { DriverLostError } from "../../driver/driver-lost.ts";
import { launchProcess } from "./driver-process.ts";
import { runErrand } from "./errand.ts";
import { NotStartedError } from "./never-started.ts";
import { createPlacement } from "./placement.ts";
import { usualProcessLimits } from "./process-limits.ts";

const setting = { modules: [], isConfined: false, limits: usualProcessLimits, authorities: undefined, now: Date.now };
const question = { about: "systems" } as const;

/** Makes every start of a process fail. */
function withoutProgram(): void {
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  onTestFinished(() => void (process.execPath = execPath));
}

it("is told as the server's own shortage, which reached no driver", async () => {
  withoutProgram();
  const started = launchProcess(setting);
  const error: unknown = await started.ask(question).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NotStartedError);
  expect(error).not.toBeInstanceOf(DriverLostError);
  expect(error).toMatchObject({ fault: "unreachable", applied: "no" });
  expect([started.isEnded, await started.started]).toEqual([true, false]);
  await expect(runErrand(() => launchProcess(setting), question)).rejects.toMatchObject({ code: "no_answer" });
});

it("keeps accounts together that shared a process", async () => {
  const placement = createPlacement(() => launchProcess(setting));
  const { execPath } = process;
  withoutProgram();
  await placement.enter("one", []).ended;
  await new Promise(setImmediate);
  process.execPath = execPath;
  onTestFinished(() => ["one", "two"].forEach(placement.leave));
  expect(placement.enter("one", [])).toBe(placement.enter("two", []));
});

it("leaves a server running that has no file descriptor left", async () => {
  const program = `
    import { openSync } from "node:fs";
    import { launchProcess } from ${JSON.stringify(new URL("driver-process.ts", import.meta.url).href)};
    const limits = { beatMs: 1000, heapMb: 64, memoryMb: 200 };
    const setting = { modules: [], isConfined: false, limits, authorities: undefined, now: Date.now };
    try { for (;;) openSync("/dev/null"); } catch {}
    const error = await launchProcess(setting).ask({ about: "systems" }).catch((thrown) => thrown);
    setTimeout(() => console.log(error.name), 50);`;
  const start = `ulimit -n 64 && exec "$0" --conditions=source --input-type=module -e "$1"`;
  const { stdout } = await promisify(execFile)("sh", ["-c", start, process.execPath, program]);
  expect(stdout).toBe("NotStartedError\n");
});
