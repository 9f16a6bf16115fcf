// Lanes of `npm run test:release` at made-up moments: the tests of Node and of the browser, which must pass as usual.
import { built, prepared, vitest } from "./lanes.mjs";
import { environmentAt, moments } from "./made-up-clock.ts";

const runners = [
  { name: "tests in Node", project: "node*", args: ["--maxWorkers", "2"] },
  { name: "tests in the browser", project: "browser*", args: [] },
];

/** @returns {import("./tasks.mjs").Task[]} */
export const momentLanes = () =>
  moments.flatMap((moment) =>
    runners.map(({ name, project, args }) => ({
      name: `${name}, at ${moment.name}, ${moment.zone}`,
      needs: [prepared, built],
      step: async (said) => {
        const env = environmentAt(moment);
        if (env === undefined) said.push(Buffer.from("  Not run: there is no libfaketime here.\n"));
        else await vitest(project, { args, env })(said);
      },
    })),
  );
