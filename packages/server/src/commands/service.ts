// `mortise service`: prints the unit for systemd that runs this very program.
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { parseArguments, SettingsError } from "../settings.ts";
import type { Command } from "./command.ts";
import { serviceUnit } from "./service-unit.ts";

const settingsFile = "/etc/mortise.env";
const defaultUser = "mortise";

export const service: Command = {
  help: `Usage: mortise service [options] > /etc/systemd/system/mortise.service

Prints the unit with which systemd keeps this program running, on the Node that runs the command. Changes nothing.
The program and its Node must not lie in a home folder: the service cannot read those.

  --settings FILE        the service's settings, NAME=value lines   (default ${settingsFile})
  --user NAME            who runs it                                (default ${defaultUser})`,
  async run(args) {
    const { values } = parseArguments(args, { settings: { type: "string" }, user: { type: "string" } });
    const { settings = settingsFile, user = defaultUser } = values;
    if (!/^[a-z_][\w-]*\$?$/i.test(user)) throw new SettingsError(`"${user}" is no user's name. Say --user NAME.`);
    const main = realpathSync(process.argv[1] ?? "");
    // In a checkout the program is TypeScript, which Node finds under this condition.
    const program = [process.execPath, ...process.execArgv, main];
    process.stdout.write(serviceUnit({ program, settings: resolve(settings), user }));
  },
};
