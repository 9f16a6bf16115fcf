// `mortise service`: prints systemd units for this very program.
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { parseArguments } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import type { Command } from "./command.ts";
import { backupTimer, backupUnit, serviceUnit } from "./service-unit.ts";

const settingsFile = "/etc/mortise.env";
const defaultUser = "mortise";

const units: Readonly<Record<string, typeof serviceUnit>> = {
  server: serviceUnit,
  backup: backupUnit,
  timer: () => backupTimer,
};

/** The unit runs in another folder, where a module named relatively (`--import ./…`) would not be found. */
const absolute = (word: string): string => (/^\.\.?\//.test(word) ? resolve(word) : word);

export const service: Command = {
  summary: "print the units for systemd",
  help: `Usage: mortise service [options] > /etc/systemd/system/mortise.service

Prints a unit with which systemd keeps this program running, on the Node that runs the command. Changes nothing.
The program and its Node must not lie in a home folder: the service cannot read those.

  --unit NAME            server, backup (into /var/backups/mortise) or timer (a backup every night)  (default server)
  --settings FILE        the service's settings, NAME=value lines   (default ${settingsFile})
  --user NAME            who runs it                                (default ${defaultUser})`,
  async run(args, io) {
    const { values } = parseArguments(args, {
      unit: { type: "string" },
      settings: { type: "string" },
      user: { type: "string" },
    });
    const { unit = "server", settings = settingsFile, user = defaultUser } = values;
    const print = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (!print) throw new SettingsError(`There is no unit "${unit}". Say --unit ${Object.keys(units).join(" or ")}.`);
    if (!/^[a-z_][\w-]*\$?$/i.test(user)) throw new SettingsError(`"${user}" is no user's name. Say --user NAME.`);
    // In a clone the script is TypeScript, and Node needs an option before it to find its imports.
    const program = [...io.program.slice(0, -1).map(absolute), realpathSync(io.program.at(-1) ?? "")];
    io.stdout(print({ program, settings: resolve(settings), user }));
    const hidden = program.find((word) => /^\/(?:home|root)\//.test(word));
    if (hidden !== undefined && unit !== "timer")
      io.stderr(
        `The service cannot read ${hidden}, which lies in a home folder. Install it elsewhere, such as in /opt.\n`,
      );
    return 0;
  },
};
