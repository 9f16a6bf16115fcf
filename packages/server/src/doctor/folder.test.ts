import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settingsOf } from "../settings.ts";
import { secret } from "./folder.ts";

it("fails on a secret that is not whole, and says what to do", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mortise-doctor-"));
  const path = join(dataDir, "secret.key");
  writeFileSync(path, "", { mode: 0o600 });
  expect(secret(settingsOf({ "data-dir": dataDir }, {}), undefined)).toEqual({
    check: "secret",
    state: "failure",
    what: `${path} must hold 64 hexadecimal digits, and does not`,
    advice: expect.stringMatching(/^Put it back from a copy or restore a backup/),
  });
  rmSync(dataDir, { recursive: true });
});
