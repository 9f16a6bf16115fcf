// Writes docs/which-locks-work.md from the catalogue and the drivers, as part of `npm run generate`. A test compares
// it.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Model, models } from "../../packages/server/src/base/catalogue/models.ts";
import { kindsTable } from "./kinds-table.ts";
import { brandName, listed, type SystemLocks, systemLocks, table } from "./system-locks.ts";

export const pagePath = fileURLToPath(new URL("../../docs/which-locks-work.md", import.meta.url));

export async function whichLocksPage(): Promise<string> {
  const systems = await systemLocks();
  const names = systems.map(({ description }) => description.displayName);
  return (
    [
      "<!-- npm run generate writes this page: change scripts/which-locks. -->",
      "# Which locks work",
      `Mortise drives locks behind ${listed(names)}. This page says which locks these reach, what each confirms, and
what owners of other locks can do. The same models are in the table of supported devices of a workspace with real locks.`,
      "No model was tried on a door. The drivers were tested against the published programs of these hubs with simulated " +
        "radios. A model is listed because its radio, and for Zigbee its entry in the hub's own list of devices, is public.",
      ...systems.map(systemSection),
      simulatedSection(),
      waysSection(systems),
    ].join("\n\n") + "\n"
  );
}

const systemSection = ({ description, kinds, models: reached }: SystemLocks): string =>
  [
    `## Locks over ${description.displayName}`,
    `What a lock can do depends on what it shows at the hub. [${description.displayName}](${description.page}.md` +
      "#what-is-confirmed-and-what-cannot-be) says when a movement or a PIN cannot be confirmed.",
    kindsTable(kinds),
    kinds.some(({ info }) => info.codes?.native_schedule)
      ? `${serverKeepsHours} A lock that keeps the hours too ends the PIN by itself.`
      : serverKeepsHours,
    "Models with this radio that the hub is publicly known to support. A lock that is not listed works too if the hub " +
      "shows it as a lock.",
    table(["Model", "Number", "PINs can be set"], reached.map(modelCells)),
  ].join("\n\n");

const serverKeepsHours =
  "The server writes a PIN when its hours begin and takes it off at their end, so it must run at both times.";

const modelCells = ({ brand, name, id, hub }: Model): string[] => [
  `${brandName(brand)} ${name}`,
  `\`${id}\``,
  hub?.pins === true ? "yes" : hub?.pins === false ? "no" : "if the lock says so",
];

const isLock = ({ category }: Model): boolean => category === "smartlocks";
const brandsOf = (some: readonly Model[]): string[] => [...new Set(some.map(({ brand }) => brandName(brand)))];

function simulatedSection(): string {
  const wifi = models.filter((model) => isLock(model) && model.link === "wifi");
  const reached = new Set(brandsOf(models.filter(({ hub }) => hub !== undefined)));
  const others = brandsOf(models).filter((brand) => !reached.has(brand));
  return [
    "## Wi-Fi locks and makers' accounts are simulated only",
    "Mortise has no driver for the account or cloud of any maker: not for August, Yale Access or Schlage Encode. In a " +
      "sandbox these makers are simulated, so that you can build your pages. The connect page says so there. No other " +
      "workspace offers them: its table of supported devices leaves them out, and a connect webview refuses their names.",
    `Simulated only, whatever the model: ${listed(others)}. Of ${listed([...reached])}, the models above are driven for real.`,
    table(
      ["Wi-Fi lock that is simulated only", "Number"],
      wifi.map(({ brand, name, id }) => [`${brandName(brand)} ${name}`, `\`${id}\``]),
    ),
  ].join("\n\n");
}

function waysSection(systems: readonly SystemLocks[]): string {
  const brands = brandsOf(models.filter(({ hub }) => hub !== undefined));
  const hubs = systems.map(({ description: { displayName, page } }) => `[${displayName}](${page}.md)`);
  return `## If your lock is not listed

- **The same lock with another radio.** ${listed(brands)} sell locks with Z-Wave or Zigbee beside those with Wi-Fi.
  The models above are such.
- **A radio module.** Many Yale locks have a slot for a Z-Wave or Zigbee module in place of the one for Wi-Fi or
  Bluetooth. The hub then shows the lock as one of the kinds above.
- **A hub in between.** Whatever ${listed(hubs)} show as a lock can be connected, also when no model above names it.
- **A driver of your own.** \`MORTISE_DRIVERS\` names a module that drives another system. \`models\` of its driver names
  the models of the catalogue that it connects, and workspaces list these as supported.
  [What a driver must do](contributing/checklists.md#a-driver), and [what it is given](../packages/server/README.md).`;
}

if (import.meta.main) writeFileSync(pagePath, await whichLocksPage());
