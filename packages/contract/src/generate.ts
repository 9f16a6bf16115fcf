// `npm run generate`: writes everything that derives from the table. A test regenerates and compares.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "./openapi.ts";
import { platform } from "./platform/platform.ts";
import { printCalls, printEntities, printInputs, printPlatform } from "./print-client.ts";

const packages = new URL("../../", import.meta.url);

/** Path below `packages/` → text. */
export function generatedFiles(): Record<string, string> {
  const { name, version } = JSON.parse(readFileSync(new URL("client/package.json", packages), "utf8")) as Record<
    "name" | "version",
    string
  >;
  return {
    "client/src/generated/entities.ts": printEntities(platform),
    "client/src/generated/inputs.ts": printInputs(platform),
    "client/src/generated/platform.ts": printPlatform(platform),
    "client/src/generated/calls.ts": printCalls(platform),
    "client/src/generated/user-agent.ts": `// Written by \`npm run generate\` from package.json. Do not edit.\nexport const userAgent = "${name}/${version}";\n`,
    "contract/openapi.json": `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  };
}

/** Where a generated file lies. */
export const generatedPath = (file: string) => fileURLToPath(new URL(file, packages));

if (import.meta.main) {
  for (const [file, text] of Object.entries(generatedFiles())) {
    mkdirSync(dirname(generatedPath(file)), { recursive: true });
    writeFileSync(generatedPath(file), text);
  }
}
