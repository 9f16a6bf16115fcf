// Finds unsealed passwords in addresses of accounts.
import type { Inspection } from "../../base/db/backups/inspect.ts";
import type { Finding } from "./finding.ts";

const mostNamed = 3;

export function addressFindings({ openAddresses }: Pick<Inspection, "openAddresses">): Finding[] {
  const [first] = openAddresses;
  if (first === undefined) return [];
  const named = openAddresses.slice(0, mostNamed).join(", ");
  const more = openAddresses.length > mostNamed ? ` and ${openAddresses.length - mostNamed} more` : "";
  return [
    {
      check: "accounts",
      state: "warning",
      what: `The address of account ${named}${more} holds a password that is not sealed`,
      advice:
        "The next start seals it. If the server's log says that it cannot, put the server's secret back, or run: " +
        `\`mortise accounts remove ${first}\`, and add the account again.`,
    },
  ];
}
