// Names the tests that passed only at their second try, with what failed at the first: each is a fault of the test or of the product.
import type { Reporter, TestCase } from "vitest/node";

/** How each line begins that names such a test, for whoever gathers them; see run.mjs. */
const mark = "Tried again:";

export class TriedAgain implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const reasons = (test.result().errors ?? []).map(({ message, stack }) => stack ?? message);
    console.error([`${mark} ${test.project.name}, ${test.module.relativeModuleId} > ${test.fullName}`, ...reasons].join("\n"));
  }
}
