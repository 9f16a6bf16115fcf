// Runs named tasks in parallel, each as soon as its needs have ended, and reports at the end which failed and why.
import { spentByChildren } from "./processor-time.mjs";
import { triedAgainIn, whyFailed } from "./tool-output.mjs";

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} [needs] - Names of tasks that must have succeeded before.
 * @property {boolean} [mostlyWaits] - Whether it hardly uses the processor, so that it does not count against the
 * limit.
 * @property {(said: Buffer[]) => Promise<unknown>} step - Appends its output to `said`, which is shown when it has
 * ended.
 */

/**
 * Runs all tasks in order, at most `atOnce` together. A task whose need failed is not run, which counts as a failure.
 * The process exits with 1 if any failed.
 * @param {Task[]} tasks
 * @param {number} atOnce
 * @returns {Promise<{ name: string, seconds: number, processor: number }[]>} Seconds of each task.
 */
export async function runTasks(tasks, atOnce) {
  const waiting = [...tasks];
  const running = new Map();
  const [succeeded, failures, doubtful, spent] = [new Set(), [], [], []];
  showOutputWhenStopped(running);

  const isReady = ({ needs = [], mostlyWaits }) =>
    needs.every((name) => succeeded.has(name)) && (mostlyWaits || placesTaken() < atOnce);
  const placesTaken = () => [...running.values()].filter(({ mostlyWaits }) => !mostlyWaits).length;
  const runToItsEnd = async ({ name, step }, said) => {
    const begun = performance.now();
    console.log(`▸ ${name} begins`);
    try {
      await step(said);
      succeeded.add(name);
    } catch (error) {
      failures.push(`✗ ${name}: ${error.message}\n${whyFailed(said)}`);
    }
    const seconds = (performance.now() - begun) / 1000;
    spent.push({ name, seconds, processor: spentByChildren() });
    doubtful.push(...triedAgainIn(said));
    show(name, said);
    console.log(`  ${name}: ${seconds.toFixed(1)} s`);
  };

  for (;;) {
    const next = waiting.findIndex(isReady);
    if (next !== -1) {
      const [task] = waiting.splice(next, 1);
      const said = [];
      const ended = runToItsEnd(task, said).then(() => running.delete(task.name));
      running.set(task.name, { said, ended, mostlyWaits: task.mostlyWaits });
    } else if (running.size > 0) await Promise.race([...running.values()].map(({ ended }) => ended));
    else break;
  }
  for (const { name, needs } of waiting)
    failures.push(`✗ ${name}: not run, because one of these failed: ${needs.join(", ")}`);
  tellEnd(failures, doubtful);
  return spent;
}

function tellEnd(failures, doubtful) {
  if (doubtful.length > 0)
    console.error(
      `\nPassed only at the second try. Find out why; a fault of the test or of the product:\n${doubtful.join("\n")}`,
    );
  if (failures.length === 0) return;
  console.error(`\n${failures.join("\n")}`);
  process.exitCode = 1;
}

function show(name, said) {
  console.log(`\n▸ ${name}`);
  process.stdout.write(Buffer.concat(said));
}

/** Shows the output of running tasks when a person stops the run, because one of them may hang. */
function showOutputWhenStopped(running) {
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      running.forEach(({ said }, name) => show(`${name}, until it was stopped`, said));
      process.exit(1);
    });
}
