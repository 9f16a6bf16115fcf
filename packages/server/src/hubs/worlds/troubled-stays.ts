// A stay for each error, warning and pending mutation of access grants and their methods (access-grants §4.8). Each has
// a real cause: a lock out of reach, a lasting fault, a door that is gone.
import { grantMessages } from "../../doors/grants/grant-messages.ts";
import { stableId } from "./stable-id.ts";
import type { StayBuilder } from "./stay-builder.ts";
import type { WorldAccount, WorldDevice } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

const hourMs = 3_600_000;

interface Hotel {
  yale: WorldAccount;
  front: WorldDevice;
  gate: WorldDevice;
}

export function troubledStays(build: WorldBuilder, book: StayBuilder, { yale, front, gate }: Hotel): void {
  const model = "YRD226HA2619";
  const dead = build.device(yale, model, "Room 3 out of reach", { online: false });
  const refusing = build.device(yale, model, "Room 4 refuses every change");
  const spare = build.device(yale, model, "Room 5 with backup codes");
  const taken = build.device(yale, model, "Room 6");
  const schlage = build.account("schlage", "annex@harbourhouse.example");
  const short = build.device(schlage, "BE489WB", "Room 7 takes four digits");
  const genie = build.account("genie", "garage@harbourhouse.example");
  const garage = build.device(genie, "", "Garage without a keypad");
  book.fault(refusing, "refused");
  book.fault(spare, "refused");
  build.code(taken, "Cleaning", "258036");
  const backup = build.code(spare, "Backup code", "940627");
  Object.assign(backup.code, { is_backup: true, wishes: { in_pool: true, prefer_native_scheduling: false } });

  book.stay("failed", book.person("Kaspar Lindqvist"), { from: -2, until: 40, doors: [front, dead] });
  // The stay is late for a quarter of an hour, and failed from then on.
  const soon = (build.now - build.hour) / hourMs + 0.25;
  book.stay("late", book.person("Jonas Weber"), { from: soon, until: 48, doors: [dead] });
  book.stay("being deleted", book.person("Priya Raman"), {
    from: -24,
    until: 24,
    doors: [dead],
    made: { pin: "615080", on: [dead] },
    isDeleting: true,
  });
  book.stay("extended", book.person("Lucía Navarro"), {
    from: -24,
    until: 72,
    doors: [dead],
    made: { pin: "703428", on: [dead], hours: { from: -24, until: 24 } },
    asked: ({ starts_at, ends_at }, access_method_id) => [
      {
        mutation_code: "updating_access_times",
        message: grantMessages.updating_access_times,
        access_method_ids: [access_method_id],
        from: { starts_at, ends_at: new Date(build.hour + 24 * hourMs).toISOString() },
        to: { starts_at, ends_at },
      },
    ],
  });
  book.stay("moved to another room", book.person("Dawit Bekele"), {
    from: -24,
    until: 48,
    doors: [front],
    made: { pin: "550817", on: [front, refusing] },
    asked: () => [
      {
        mutation_code: "updating_spaces",
        message: grantMessages.updating_spaces,
        from: { device_ids: [front, refusing].map(({ device }) => device.device_id) },
        to: { device_ids: [front.device.device_id] },
      },
    ],
  });
  book.stay("by a backup code", book.person("Noor Haddad"), { from: -1, until: 30, doors: [spare] });
  book.stay("other PIN than wished", book.person("Eli Rosen"), { from: -1, until: 30, doors: [taken], wish: "258036" });
  // One lock takes four digits, the other six, so the stay gets two PINs.
  book.stay("two PINs", book.person("Maya Rosen"), { from: -1, until: 30, doors: [short, gate] });
  book.stay("partly without a keypad", book.person("Owen Price"), { from: -1, until: 30, doors: [taken, garage] });
  book.stay("without any keypad", book.person("Hana Sato"), { from: -1, until: 30, doors: [garage] });
  const sold = stableId(build.workspace_id, "sold door");
  book.stay("missing a door", book.person("Iris Blom"), { from: -1, until: 30, doors: [taken], gone: [sold] });
}
