// What a page pays for the client, minified and compressed (1 kB = 1000 bytes).
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";

const source = (file: string) => JSON.stringify(fileURLToPath(new URL(`../src/${file}`, import.meta.url)));

async function kilobytes(what: string, code: string): Promise<number> {
  const result = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "entry", resolveId: (id) => (id === "entry" ? "\0entry" : undefined), load: (id) => (id === "\0entry" ? code : undefined) },
    ],
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: "entry", preserveEntrySignatures: "strict", output: { minify: true, comments: false } },
    },
  })) as Rolldown.RolldownOutput;
  const size = gzipSync(result.output[0].code, { level: 9 }).length / 1000;
  process.stdout.write(`client, ${what}: ${size} kB\n`);
  return size;
}

it("is at most 5 kB with everything", async () => {
  expect(await kilobytes("everything", `export * from ${source("index.ts")};`)).toBeLessThanOrEqual(5);
});

it("is at most 3 kB with one call", async () => {
  const code = `import { createCall } from ${source("index.ts")}; import { devicesList } from ${source("generated/calls.ts")};
    export const connect = (options) => createCall(devicesList, options);`;
  expect(await kilobytes("one call", code)).toBeLessThanOrEqual(3);
});
