// Records the seconds of each end-to-end file, like seconds.ts for Vitest's.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export default class PlaywrightSeconds implements Reporter {
  readonly #files = new Map<string, { seconds: number; tests: number }>();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), location.file);
    const { seconds, tests } = this.#files.get(file) ?? { seconds: 0, tests: 0 };
    this.#files.set(file, { seconds: seconds + duration / 1000, tests: tests + 1 });
  }

  onEnd(): void {
    const place = process.env["TEST_SECONDS"];
    if (place === undefined) return;
    for (const [file, spent] of this.#files)
      appendFileSync(place, `${JSON.stringify({ lane: "end to end", file, imports: 0, ...spent })}\n`);
  }
}
