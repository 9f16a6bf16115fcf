// A small hotel with guests: rooms as spaces, and access grants in every state and with every issue.
import { StayBuilder } from "./stay-builder.ts";
import { troubledStays } from "./troubled-stays.ts";
import type { World } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

/** In hours, the unit of `from` and `until`. */
const day = 24;

export function stays(build: WorldBuilder): World {
  build.at({ location_name: "Harbour House", timezone: "America/New_York" });
  const yale = build.account("yale", "frontdesk@harbourhouse.example");
  const nuki = build.account("nuki", "garden@harbourhouse.example");
  const front = build.device(yale, "YRD420-F-ZW2", "Front Door", { battery: 0.92 });
  const magnolia = build.device(yale, "YRD226HA2619", "Room 1 Magnolia", { battery: 0.8 });
  const heron = build.device(yale, "YRD226HA2619", "Room 2 Heron", { battery: 0.7 });
  // The server, not the lock, keeps the schedules of this lock's codes.
  const gate = build.device(nuki, "Smart Lock 3.0 Pro", "Garden Gate", { battery: 0.64 });

  const book = new StayBuilder(build);
  const room1 = book.space("Room 1 Magnolia", "room-1", [front, magnolia]);
  const room2 = book.space("Room 2 Heron", "room-2", [front, heron]);
  const garden = book.space("Garden", "garden", [gate]);
  const amara = book.person("Amara Okafor", { email_address: "amara@guests.example" });
  const ingrid = book.person("Ingrid Solberg", { phone_number: "+4791234567" });

  book.stay("running", amara, {
    from: -2 * day,
    until: 3 * day,
    spaces: [room1],
    made: { pin: "482159", on: [front, magnolia] },
  });
  book.stay("upcoming", ingrid, {
    from: day,
    until: 4 * day,
    spaces: [room2],
    made: { pin: "137846", on: [front, heron] },
  });
  book.stay("ended", book.person("Mei-Ling Chen"), {
    from: -5 * day,
    until: -2 * day,
    spaces: [room2],
    made: { pin: "274638", on: [] },
  });
  book.stay("not yet issued", book.person("Tomás Ferreira"), { from: 2 * day, until: 4 * day, spaces: [garden] });
  book.stay("without an end", book.person("Night porter"), {
    from: -30 * day,
    until: null,
    doors: [front],
    made: { pin: "730194", on: [front] },
  });
  book.stay("second stay of a guest", amara, { from: 10 * day, until: 12 * day, spaces: [room2] });
  troubledStays(build, book, { yale, front, gate });
  return build.done();
}
