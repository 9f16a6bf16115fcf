import type { Inspection } from "../../base/db/backups/inspect.ts";
import { holdingsText } from "../../base/db/backups/holdings.ts";
import type { Settings } from "../settings/settings.ts";
import type { Finding } from "./finding.ts";

const leastPostgres = 15;
const clockToleranceMs = 2000;
const lateMs = 60_000;

export function databaseFindings(
  { version, pending, damage, clockAheadMs, holdings, bytes, overdue }: Inspection,
  { databaseUrl }: Settings,
): Finding[] {
  const [name, number = "0"] = version.split(" ");
  const isOld = name === "PostgreSQL" && Number.parseInt(number, 10) < leastPostgres;
  const tooOld = `Mortise needs PostgreSQL ${leastPostgres} or newer.`;
  if (!holdings)
    return [
      {
        check: "database",
        state: isOld ? "failure" : "warning",
        what: `${version} answers, and the database is empty; the first start makes its tables`,
        advice: isOld ? tooOld : "If a server has run already, check DATABASE_URL or --settings.",
      },
    ];
  const what = `${version}, ${holdingsText(holdings)}, ${Math.ceil(bytes / 1_000_000)} MB`;
  const findings: Finding[] = [
    isOld ? { check: "database", state: "failure", what, advice: tooOld } : { check: "database", state: "ok", what },
    pending.length === 0
      ? { check: "layout", state: "ok", what: "Its layout is up to date" }
      : {
          check: "layout",
          state: "warning",
          what: `Its layout lacks ${pending.join(", ")}`,
          advice: "Make a backup. The next start updates the layout.",
        },
    databaseUrl !== undefined && damage.length === 0
      ? {
          check: "integrity",
          state: "untested",
          what: "Whether PostgreSQL's files are damaged was not tested; its encoding is right",
        }
      : damage.length === 0
        ? { check: "integrity", state: "ok", what: "No damage was found" }
        : {
            check: "integrity",
            state: "failure",
            what: `Damaged: ${damage.slice(0, 3).join("; ")}`,
            advice: "Stop the server and restore the last backup.",
          },
  ];
  if (databaseUrl !== undefined && Math.abs(clockAheadMs) > clockToleranceMs)
    findings.push({
      check: "clock",
      state: "warning",
      what: `Its clock differs by ${Math.round(clockAheadMs / 1000)} s`,
      advice: "Run a time service on both machines.",
    });
  const isLate = overdue.since !== null && Date.now() - overdue.since > lateMs;
  findings.push(
    isLate
      ? {
          check: "work",
          state: "warning",
          what: `${overdue.count === 1 ? "1 job waits" : `${overdue.count} jobs wait`} since ${new Date(overdue.since ?? 0).toISOString()}`,
          advice: "They will run as soon as a server runs. If one is running, check its log.",
        }
      : { check: "work", state: "ok", what: "No jobs are overdue" },
  );
  return findings;
}
