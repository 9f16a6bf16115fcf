// Ten thousand locks, the same ones every time, for measuring speed.
import type { World } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";
import type { DeviceOptions } from "./world-device.ts";

const lockCount = 10_000;
/** Number of locks, the last ones, of an account that is signed out. */
const strandedCount = 200;
const codeCount = 250;
const models = ["YRD420-F-ZW2", "YRD450-F-WF1", "YRD226HA2619", "YRD410-BLE"] as const;

export function huge(build: WorldBuilder): World {
  build.at({ location_name: "Residences", timezone: "America/Chicago" });
  const east = build.account("yale", "east@residences.example");
  const west = build.account("kwikset", "west@residences.example");
  const stranded = build.account("schlage", "annex@residences.example", { errors: ["account_disconnected"] });
  const random = seeded(20_260_612);
  for (let index = 0; index < lockCount; index += 1) {
    const options = mood(random);
    const name = nameOf(index);
    if (index >= lockCount - strandedCount) build.device(stranded, "BE489WB", name, options);
    else if (index % 5 < 3) build.device(east, models[index % models.length] ?? models[0], name, options);
    else build.device(west, index % 2 === 0 ? "99380-001" : "99390-001", name, options);
  }
  const world = build.done();
  const full = world.devices.slice(0, 1);
  for (let index = 0; index < codeCount; index += 1)
    for (const door of full)
      build.code(door, `Resident ${index + 1}`, String(100_000 + Math.floor(random() * 3600) * 250 + index), {
        age_days: codeCount - index,
      });
  return world;
}

const perFloor = 20;
const perBuilding = perFloor * 10;

/** Unique name, such as `Building 07, 3.12`. */
function nameOf(index: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `Building ${two(Math.floor(index / perBuilding) + 1)}, ${Math.floor((index % perBuilding) / perFloor) + 1}.${two((index % perFloor) + 1)}`;
}

/** State of a lock. About one in a hundred has an issue. */
function mood(random: () => number): DeviceOptions {
  const chance = random();
  const battery = Math.round((0.35 + random() * 0.65) * 100) / 100;
  const locked = random() < 0.93;
  if (chance < 0.006) return { online: false, battery, locked };
  if (chance < 0.01) return { battery, locked, warnings: ["device_has_flaky_connection"] };
  if (chance < 0.03) return { battery: Math.round(random() * 30) / 100, locked };
  return { battery, locked };
}

/** Mulberry32, a small random generator with the same results everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
