// Prints the tests that passed only at their second try, with the error of the first. Each shows a fault of the test or
// of the product.
import type { Reporter, TestCase } from "vitest/node";

/** Beginning of each line that names such a test. run.mjs collects the lines by it. */
const mark = "Tried again:";

export class TriedAgain implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const reasons = (test.result().errors ?? []).map(({ message, stack }) => stack ?? message);
    console.error(
      [`${mark} ${test.project.name}, ${test.module.relativeModuleId} > ${test.fullName}`, ...reasons].join("\n"),
    );
  }
}
