// `mortise service`: prints the unit for systemd that runs this very program.
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { parseArguments } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import type { Command } from "./command.ts";
import { serviceUnit } from "./service-unit.ts";

const settingsFile = "/etc/mortise.env";
const defaultUser = "mortise";

export const service: Command = {
  summary: "print the unit for systemd",
  help: `Usage: mortise service [options] > /etc/systemd/system/mortise.service

Prints the unit with which systemd keeps this program running, on the Node that runs the command. Changes nothing.
The program and its Node must not lie in a home folder: the service cannot read those.

  --settings FILE        the service's settings, NAME=value lines   (default ${settingsFile})
  --user NAME            who runs it                                (default ${defaultUser})`,
  async run(args, io) {
    const { values } = parseArguments(args, { settings: { type: "string" }, user: { type: "string" } });
    const { settings = settingsFile, user = defaultUser } = values;
    if (!/^[a-z_][\w-]*\$?$/i.test(user)) throw new SettingsError(`"${user}" is no user's name. Say --user NAME.`);
    // In a checkout the script is TypeScript, and Node finds its imports under an option that stands before it.
    const program = [...io.program.slice(0, -1), realpathSync(io.program.at(-1) ?? "")];
    io.stdout(serviceUnit({ program, settings: resolve(settings), user }));
    return 0;
  },
};
