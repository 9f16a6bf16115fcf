import { join } from "node:path";
import { expect, it } from "vitest";
import { installationPerTest } from "../../test/processes/installation.ts";
import { mortiseJson } from "../../test/processes/mortise.ts";

const here = installationPerTest();

it("a backup says that it holds the secret only if it does, because the server may have one that the command lacks", async () => {
  const { folder, env } = here;
  await mortiseJson(["seed", "--world", "empty"], { ...env, MORTISE_SECRET: "5e".repeat(32) });
  expect(await mortiseJson(["backup", join(folder, "without.backup")], env)).toMatchObject({ holds_secret: false });
  await mortiseJson(["seed", "--world", "empty"], env);
  expect(await mortiseJson(["backup", join(folder, "with.backup")], env)).toMatchObject({ holds_secret: true });
});
