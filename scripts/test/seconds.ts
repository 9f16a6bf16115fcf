// Records how long each test file took, and how much of that was loading modules. `seconds-table.mjs` prints it.
import { appendFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** Appends one line of JSON per test file to the file of `TEST_SECONDS`. Does nothing without it. */
export class Seconds implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const place = process.env["TEST_SECONDS"];
    if (place === undefined) return;
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const imports = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
    const entry = {
      lane: module.project.name,
      file: module.relativeModuleId,
      seconds: (imports + duration) / 1000,
      imports: imports / 1000,
      tests: [...module.children.allTests()].length,
    };
    appendFileSync(place, `${JSON.stringify(entry)}\n`);
  }
}
