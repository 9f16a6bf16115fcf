// Commands that run a test file.
import { run } from "../run.mjs";
import { installHubs } from "../hubs.mjs";

const commands = {
  node: ["vitest", "run", "--project", "node*"],
  browser: ["vitest", "run", "--project", "browser*"],
  stories: ["vitest", "run", "--project", "stories"],
  hubs: ["vitest", "run", "--config", "test/hubs/vitest.config.ts"],
  "end to end": ["playwright", "test"],
};

/** Seconds of a test file that no run has measured yet. */
export const usualSeconds = { node: 1, browser: 4, stories: 4, hubs: 60, "end to end": 30 };

/** Lanes whose pages load the output of `npm run build`. */
export const lanesOnBuild = ["hubs", "end to end"];

/** @returns {keyof typeof commands} */
export function laneOf(file) {
  if (file.startsWith("test/hubs/")) return "hubs";
  if (file.endsWith(".spec.ts")) return "end to end";
  if (file.endsWith(".stories.tsx")) return "stories";
  return file.endsWith(".tsx") || file.startsWith("test/hosts/") ? "browser" : "node";
}

export const laneCommand = (lane, files) => async (said) => {
  const [program, ...args] = commands[lane];
  if (lane === "hubs") await installHubs(said);
  await run(program, [...args, ...files], { said });
};
