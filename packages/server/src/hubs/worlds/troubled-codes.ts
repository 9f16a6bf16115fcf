// Access codes with each error and each warning of the catalogue, and other unusual codes.
import { accessCodeErrors } from "../../base/catalogue/issues/access-code-errors.ts";
import { accessCodeWarnings } from "../../base/catalogue/issues/access-code-warnings.ts";
import {
  type AccessCodeErrorCode,
  type AccessCodeWarningCode,
  codesOf,
  type Details,
} from "../../base/catalogue/issues/issues.ts";
import type { CodeStatus } from "../../base/db/access-codes.ts";
import { titleOf } from "./issue-title.ts";
import { stableId } from "./stable-id.ts";
import type { WorldDevice } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

export function troubledCodes(build: WorldBuilder, door: WorldDevice): void {
  let pin = 20_011;
  const nextPin = () => String((pin += 137));
  for (const code of codesOf(accessCodeErrors))
    build.code(door, titleOf(code), nextPin(), {
      errors: [code],
      status: errorStatus(code),
      details: details(code, door),
    });
  for (const code of codesOf(accessCodeWarnings))
    build.code(door, `${titleOf(code)} (warning)`, nextPin(), { warnings: [code], status: warningStatus(code) });
  build.code(door, "Two errors and a warning", nextPin(), {
    status: "setting",
    errors: ["failed_to_set_on_device", "provider_issue"],
    warnings: ["delay_in_setting_on_device"],
  });
  build.code(door, null, nextPin());
  build.code(door, "No digits yet", null, { status: "setting" });
  build.code(door, '<img src=x onerror=alert(1)> "quoted" & <b>bold</b>', nextPin());
  build.code(door, "Ω".repeat(300), nextPin());
  build.code(door, "🔑🏝️ Família Şöñ 山田", nextPin());
  build.code(door, "فريق التنظيف", nextPin());
  build.code(door, "Past its end", nextPin(), {
    from: -72,
    until: -24,
    status: "removing",
    errors: ["failed_to_remove_from_device"],
  });
  build.code(door, "Status unknown", nextPin(), { status: "unknown" });
  const hoursUntil = (moment: string) => (Date.parse(moment) - build.hour) / 3_600_000;
  const until = hoursUntil("9999-12-31T23:59:59.999Z");
  build.code(door, "Until the year 9999", nextPin(), { from: -24, until });
  build.code(door, "From the year 9998", nextPin(), { from: hoursUntil("9998-01-01T00:00:00.000Z"), until });
  const refused = { status: "setting", errors: ["failed_to_set_on_device"] } as const;
  build.code(door, "Former code on the lock", nextPin(), { ...refused, former: { pin: "2580" } });
  build.code(door, "Former hours on the lock", nextPin(), {
    ...refused,
    from: 24,
    until: 48,
    former: { from: -24, until: 8 },
  });
}

const errorStatus = (code: AccessCodeErrorCode): CodeStatus =>
  /remove|expire|deletion/.test(code) ? "removing" : "setting";
const warningStatus = (code: AccessCodeWarningCode): CodeStatus =>
  /removing|being_deleted/.test(code) ? "removing" : /delay|outage/.test(code) ? "setting" : "set";

function details(code: AccessCodeErrorCode, { device }: WorldDevice): Details {
  const other = stableId(device.device_id, "another code");
  if (code === "duplicate_code_on_device") return { unmanaged_access_code_id: other };
  if (code === "conflicting_external_modification")
    return { change_type: "modified", modified_fields: [{ field: "name", from: "Guest", to: "Plumber" }] };
  return {};
}
