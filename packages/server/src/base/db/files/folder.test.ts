import { accessSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkFolder as findFolder } from "../../../program/doctor/folder.ts";
import { settingsOf } from "../../../program/settings/settings.ts";
import { makeFolder } from "./folder.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, accessSync: vi.fn(fs.accessSync), mkdirSync: vi.fn(fs.mkdirSync) };
});

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "mortise-folder-"));
});
afterEach(() => {
  vi.mocked(accessSync).mockReset();
  vi.mocked(mkdirSync).mockReset();
  rmSync(parent, { recursive: true });
});

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it("the data folder is created with its parents, for its owner alone", () => {
  const folder = join(parent, "two words", "größe");
  makeFolder(folder);
  makeFolder(folder);
  expect([join(parent, "two words"), folder].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
});

// Node's recursive `mkdir` never returns for a folder below /proc.
it("a data folder that nobody can create is tried once", () => {
  vi.mocked(mkdirSync).mockImplementation((path, options) => {
    if (typeof options === "object" && options?.recursive === true)
      throw new Error(`${String(path)} is asked for without end.`);
    return failing("ENOENT")();
  });
  expect(() => makeFolder(join(parent, "data"))).toThrow(
    /data cannot be written \(ENOENT\): it cannot be created there\. Set DATA_DIR/,
  );
  expect(mkdirSync).toHaveBeenCalledTimes(1);
});

it("a file in place of the data folder is reported as no folder", () => {
  const file = join(parent, "file");
  writeFileSync(file, "");
  symlinkSync(join(parent, "nowhere"), join(parent, "link"));
  for (const path of [file, join(file, "data"), join(parent, "link")])
    expect(() => makeFolder(path)).toThrow("it is not a folder. Set DATA_DIR");
});

it("a data folder on a read-only disk is refused at once, and reported by the doctor before the first start", () => {
  vi.mocked(accessSync).mockImplementation(failing("EROFS"));
  expect(() => makeFolder(parent)).toThrow(
    `The folder ${parent} cannot be written (EROFS): its disk is mounted read-only.`,
  );
  const dataDir = join(parent, "not", "yet");
  expect(findFolder(settingsOf({ "data-dir": dataDir }, {}))).toMatchObject({
    state: "failure",
    what: `The folder ${dataDir} cannot be written (EROFS)`,
  });
  expect(existsSync(join(parent, "not"))).toBe(false);
});
