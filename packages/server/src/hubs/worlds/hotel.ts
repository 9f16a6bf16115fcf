// A small hotel: twelve doors, each in a state of its own.
import type { World } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

/** In hours, the unit of `from` and `until`. */
const day = 24;

export function hotel(build: WorldBuilder): World {
  build.at({ location_name: "Harbour House", timezone: "America/New_York" });
  const yale = build.account("yale", "frontdesk@harbourhouse.example");
  const schlage = build.account("schlage", "rooms@harbourhouse.example");
  const nuki = build.account("nuki", "garden@harbourhouse.example");
  const salto = build.account("salto", "staff@harbourhouse.example");
  const igloohome = build.account("igloohome", "boats@harbourhouse.example", { errors: ["account_disconnected"] });

  const front = build.device(yale, "YRD420-F-ZW2", "Front Door", { battery: 0.92, door_open: false });
  const gate = build.device(nuki, "Smart Lock 3.0 Pro", "Garden Gate", { battery: 0.64, locked: false });
  const magnolia = build.device(schlage, "BE499WB", "Room 1 Magnolia", { battery: 0.18 });
  const heron = build.device(schlage, "BE489WB", "Room 2 Heron", { battery: 0.04 });
  const larkspur = build.device(schlage, "FE789WB", "Room 3 Larkspur", { battery: 1 });
  const suite = build.device(
    yale,
    "YRD256HA20BP",
    "Room 4 family suite: roof terrace, luggage lift and bicycle store (north stairwell)",
    {
      battery: 0.74,
    },
  );
  const tern = build.device(yale, "05/102200", "Room 5 Tern", {
    battery: 0.55,
    locked: false,
    warnings: ["device_has_flaky_connection"],
  });
  const laundry = build.device(yale, "YRD226HA2619", "Laundry", { battery: 0.41, online: false });
  const boats = build.device(igloohome, "IGB4", "Boathouse", { battery: 0.7 });
  build.device(salto, "XS4 Mini", "Wine Cellar", { battery: 0.61, locked: null, code_lengths: [4, 5, 6, 7, 8, 9, 10] });
  const staff = build.device(salto, "XS4 One", "Staff Entrance", { battery: null, warnings: ["salto_office_mode"] });
  build.device(schlage, "FE599NX", "Linen Room", { battery: 0.33 });

  build.code(front, "Amara Okafor", "4821", { from: -2 * day, until: 3 * day, age_days: 9 });
  build.code(front, "Night porter", "730194", { warnings: ["code_modified_external_to_seam"], age_days: 80 });
  build.code(front, "Kaspar Lindqvist-Montgomery and family, late arrival", "61508", {
    from: 5 * day,
    until: 9 * day,
    age_days: 6,
  });
  build.code(front, "Dawson & Reid Plumbing", "5508", {
    from: -6,
    until: 30,
    status: "setting",
    errors: ["failed_to_set_on_device", "duplicate_code_on_device"],
    age_days: 1,
  });
  build.code(front, "Cleaning team", "83926", { common_code_key: "cleaning", age_days: 75 });
  build.code(gate, "Gardener", "482913", { age_days: 60 });
  build.code(gate, "Amara Okafor", "738264", { from: -2 * day, until: 3 * day, age_days: 9 });
  build.code(magnolia, "Amara Okafor", "4821", { from: -2 * day, until: 3 * day, age_days: 9 });
  build.code(magnolia, "Cleaning", "8392", { age_days: 75 });
  build.code(heron, "Mei-Ling Chen", "2746", { from: -1 * day, until: 1 * day, age_days: 12 });
  build.code(heron, "Tomás Ferreira", "9057", { from: 2 * day, until: 4 * day, age_days: 3 });
  build.code(larkspur, "Ingrid Solberg", "1378", { from: 1 * day, until: 8 * day, age_days: 14 });
  build.code(suite, "The Abernathy family", "61507", { from: -3 * day, until: 4 * day, age_days: 20 });
  build.code(suite, "Cleaning team", "83926", { common_code_key: "cleaning", age_days: 75 });
  build.code(tern, "Jonas Weber", "70342", {
    from: -1 * day,
    until: 2 * day,
    warnings: ["delay_in_setting_on_device"],
    status: "setting",
    age_days: 1,
  });
  build.code(laundry, "Harbour Linen Service", "5519", {
    status: "setting",
    errors: ["failed_to_set_on_device"],
    age_days: 1,
  });
  build.code(boats, "Sailing club", "26804", { status: "unknown", age_days: 50 });
  build.code(staff, "Kitchen", "904417", { age_days: 70 });
  return build.done();
}
