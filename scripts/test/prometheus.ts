// Finds Prometheus for the test of the alerts, or installs it as root on Debian.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, install } from "./apt.ts";

const programs = ["promtool", "prometheus"];

export const hasPrometheus = (): boolean =>
  programs.every((program) =>
    (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, program))),
  );

/** Returns one line that says whether the alerts are tested, and more lines if an installation failed. */
export function ensurePrometheus(): string {
  const said = !hasPrometheus() && hasApt() ? install("prometheus") : "";
  if (hasPrometheus()) return "Prometheus";
  return `${said}Alerts are not tried: there is no Prometheus here; install prometheus and promtool`;
}
