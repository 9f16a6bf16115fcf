// Writes all files that derive from the table (`npm run generate`). A test regenerates and compares them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { management } from "./management/management.ts";
import { printManagement, printManagementCalls, printManagementEntities } from "./management/print-client.ts";
import { lockDeviceTypes } from "./platform/devices/lock-device-types.ts";
import { openApiDocument } from "./openapi.ts";
import { everyCall } from "./platform/platform.ts";
import { clientCalls, printCalls, printCallList, printEntities, printInputs, printPlatform } from "./print-client.ts";

const packages = new URL("../../", import.meta.url);

/** Returns the text of each generated file by its path below `packages/`. */
export function generatedFiles(): Record<string, string> {
  const table = clientCalls(everyCall);
  return {
    "client/src/generated/entities.ts": printEntities(table),
    "client/src/generated/inputs.ts": printInputs(table),
    "client/src/generated/platform.ts": printPlatform(table),
    "client/src/generated/calls.ts": printCalls(table),
    "client/src/generated/call-list.ts": printCallList(table),
    "client/src/generated/user-agent.ts": userAgent("client"),
    "react/src/rules/device/generated/lock-device-types.ts": lockTypes(),
    "webhooks/src/generated/entities.ts": printManagementEntities(management),
    "webhooks/src/generated/management.ts": printManagement(management),
    "webhooks/src/generated/calls.ts": printManagementCalls(management),
    "webhooks/src/generated/user-agent.ts": userAgent("webhooks"),
    "contract/openapi.json": `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  };
}

/** Prints the lock types as one text, which is shorter in the widgets' files than a list of texts. */
const lockTypes = () =>
  `// Written by \`npm run generate\` from the contract. Do not edit.\nexport const lockDeviceTypeNames =\n  "${lockDeviceTypes.join(" ")}";\n`;

function userAgent(folder: string): string {
  const file = readFileSync(new URL(`${folder}/package.json`, packages), "utf8");
  const { name, version } = JSON.parse(file) as Record<"name" | "version", string>;
  return `// Written by \`npm run generate\` from package.json. Do not edit.\nexport const userAgent = "${name}/${version}";\n`;
}

/** Returns the absolute path of a generated file. */
export const generatedPath = (file: string) => fileURLToPath(new URL(file, packages));

if (import.meta.main) {
  for (const [file, text] of Object.entries(generatedFiles())) {
    mkdirSync(dirname(generatedPath(file)), { recursive: true });
    writeFileSync(generatedPath(file), text);
  }
}
