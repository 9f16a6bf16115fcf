// The operator chooses how long before its start a stay counts as late.
import { expect, it } from "vitest";
import { onServer } from "../rig/rig.ts";
import { codesIn, guestHouse, hour, minute } from "./guest-house.ts";

onServer(
  "a stay that is told as late three hours before its start",
  (rig) => {
    it("is not late before that, and is then", async () => {
      const { make, method, front, at, control } = await guestHouse(rig());
      await control("devices/update", { device_id: front, online: false });
      const grant = await make({ device_ids: [front], starts_at: at(24 * hour), ends_at: at(48 * hour) });
      const warnings = async () => codesIn((await method(grant)).warnings);
      await rig().pass(20 * hour + 59 * minute);
      expect(await warnings()).toEqual([]);
      await rig().pass(2 * minute);
      expect(await warnings()).toEqual(["delay_in_issuing"]);
    });
  },
  { issueLeadMinutes: 180 },
);
