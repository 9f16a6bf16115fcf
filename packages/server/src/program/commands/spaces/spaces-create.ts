import { everyCall } from "@mortise/contract";
import { SettingsError } from "../../../base/settings-error.ts";
import { createSpace } from "../../../doors/spaces/create-space.ts";
import { parseArguments } from "../../settings/settings.ts";
import { printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { devicesNamed } from "./find-named.ts";
import { shownSpace, spaceText } from "./space-shown.ts";
import { spaceOptions, withWorkspace } from "./with-workspace.ts";

const options = { ...spaceOptions, key: { type: "string" }, customer: { type: "string" } } as const;

export async function createOneSpace(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, options, true);
  const [name, ...doors] = positionals;
  if (name === undefined) throw new SettingsError("Say what the space is called. Try --help.");
  const given = checked({ name, space_key: values.key, customer_key: values.customer });
  const { answer, where, facts } = await withWorkspace(values, io, async (caller) => {
    const device_ids = (await devicesNamed(caller, doors)).map(({ device_id }) => device_id);
    return shownSpace(caller, await createSpace(caller, { ...given, device_ids }));
  });
  printResult(io, values, { ...answer, ...facts }, spaceText(where, answer));
  return 0;
}

const words: Readonly<Record<string, string>> = { name: "NAME", space_key: "--key", customer_key: "--customer" };

/** Checks the input by the API's rules, under the names of the options. */
function checked(input: { name: string; space_key: string | undefined; customer_key: string | undefined }) {
  const { success, data, error } = everyCall.spaces.create.input.safeParse(input);
  if (success) return data;
  const told = error.issues.map(({ path, message }) => `${words[String(path[0])] ?? path.join(".")}: ${message}`);
  throw new SettingsError(`${told.join(". ")}. Nothing was made.`);
}
