// Checks that a CommonJS program can use the packed packages: compiles it with `module: node16`, which rejects
// `require` of an ES module, and with `nodenext`, and runs it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../run.mjs";

const exec = promisify(execFile);

/**
 * Program with values and types of every kind of entry. A lost type would be `any`, which accepts each of these lines.
 */
const program = `import { Seam, SeamError, type Device } from "@mortise/client";
import { devicesList } from "@mortise/client/calls";
import Compat, { SeamAPIError } from "@mortise/client/compat";
import { createSessionClient } from "@mortise/client/session";
import { Webhook, Mortise } from "@mortise/webhooks";
import { SeamProvider, type DeviceTableProps } from "@mortise/react";
import { de } from "@mortise/react/locales/de";

const seam = new Seam({ apiKey: "seam_key", endpoint: "http://127.0.0.1:9" });
const session = createSessionClient({ clientSessionToken: "seam_cst1_x", endpoint: seam.endpoint });
export const names = async (): Promise<string[]> => (await seam.devices.list()).map((each: Device) => each.device_id);
export const props: DeviceTableProps = { title: "Doors" };
// @ts-expect-error the types are there: an endpoint is text
export const wrong: number = seam.endpoint;
// @ts-expect-error
export const wrongSession: number = session.endpoint;
// @ts-expect-error
export const wrongCompat: number = new Compat("seam_key").devices;
const all = [Seam, SeamError, Compat, SeamAPIError, Webhook, Mortise, SeamProvider, devicesList, de];
console.log(all.map((each) => typeof each).join(" "));
`;

/** @param packed - Folder of the tarballs. */
export async function checkCommonJs(packed) {
  const folder = join(packed, "commonjs");
  for (const name of ["client", "webhooks", "react"]) {
    const place = join(folder, "node_modules/@mortise", name);
    await mkdir(place, { recursive: true });
    const file = (await readdir(packed)).find((each) => each.startsWith(`mortise-${name}-`) && each.endsWith(".tgz"));
    await exec("tar", ["-xzf", join(packed, file), "-C", place, "--strip-components=1"]);
  }
  for (const name of ["@noble", "@tanstack", "@types", "csstype", "react", "react-dom", "scheduler"])
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "commonjs" }));
  await writeFile(join(folder, "program.ts"), program);
  for (const module of ["node16", "nodenext"]) {
    const options = ["--module", module, "--outDir", module, "--target", "es2022", "--lib", "es2024,dom,dom.iterable"];
    const strict = ["--strict", "--types", "node", "--jsx", "react-jsx", "--ignoreConfig"];
    await exec(join(root, "node_modules/.bin/tsc"), [...options, ...strict, "program.ts"], { cwd: folder }).catch(
      ({ stdout }) => {
        throw new Error(`A CommonJS program does not compile with module ${module}:\n${stdout}`);
      },
    );
    const { stdout, stderr } = await exec(process.execPath, [join(module, "program.js")], { cwd: folder });
    assert.match(stdout, /^(function ){7}object object\n$/, "a CommonJS program lacks values of the packages");
    assert.equal(stderr, "", "a CommonJS program is warned of what it requires");
  }
}
