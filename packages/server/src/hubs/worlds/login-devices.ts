// Devices of the sandbox's accounts (platform-api appendix B), which appear when an account is connected.
import { findModel, models } from "../../base/catalogue/models.ts";
import { iso } from "../../base/clock.ts";
import type { ConnectedAccountEntity } from "../../base/db/connected-accounts.ts";
import { type DeviceOptions, worldDevice } from "./world-device.ts";
import type { WorldDevice } from "./world.ts";

type Line = readonly [model: string, name: string, options?: DeviceOptions];

/** Devices of an account, by its provider and login. Their ids are the same each time. */
export function devicesOfLogin(account: ConnectedAccountEntity, login: string, now: number): WorldDevice[] {
  return linesOf(account.account_type, login).map(([model, name, options = {}], index) => {
    const at = iso(now + index);
    return worldDevice(account, findModel(model), name, { location, ...options }, { created_at: at, troubled_at: at });
  });
}

const location = { location_name: "My House", timezone: "America/Los_Angeles" };

function linesOf(provider: string, login: string): readonly Line[] {
  const person = login.split("@")[0] ?? "";
  const named = byLogin[provider];
  if (named) return named[person] ?? named["jane"] ?? [];
  const model =
    models.find(({ brand, category }) => brand === provider && category !== "hubs") ??
    models.find(({ brand }) => brand === provider);
  return [[model?.id ?? "", "Front Door", provider === "genie" ? { locked: false, battery: null } : { battery: 0.86 }]];
}

const byLogin: Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>> = {
  august: {
    jane: [
      ["AUG-SL05-M01-S01", "FRONT DOOR", { locked: false, battery: 0.9999532347993827, door_open: false }],
      ["AUG-SL05-M01-S01", "BACK DOOR", { battery: 0.82 }],
      ["AUG-SL03-C02-S03", "GARAGE", { battery: 0.4 }],
    ],
    john: [["AUG-SL05-M01-S01", "FRONT DOOR", { battery: 0.77 }]],
  },
  schlage: {
    jane: [
      ["BE489WB", "FRONT DOOR", { battery: 0.3 }],
      ["BE489WB", "BACK DOOR", { locked: false, battery: 0.95 }],
    ],
    john: [["BE489WB", "FRONT DOOR", { battery: 0.9 }]],
    kanye: [],
  },
  smartthings: { jane: [["YRD226HA2619", "Front Door", { locked: false, battery: 0.65 }]] },
  kwikset: { jane: [["99590-001", "Kwikset Halo Touch", { battery: 0.88 }]] },
  salto: { jane: [["XS4 Mini", "Studio", { battery: 0.8 }]] },
  ecobee: { jane: [["EB-STATE3LT-02", "Living Room", { battery: null }]] },
  minut: { jane: [["Minut 3", "Living Room", { battery: 0.7 }]] },
  noiseaware: { jane: [["Gen 3 Indoor", "Living Room", { battery: 0.9 }]] },
  hubitat: { jane: [["YRD226HA2619", "Front Door", { battery: 0.9 }]] },
  igloo: { jane: [["IGB4", "Front Door", { battery: 0.9 }]] },
  yale_access: { jane: [["YRD410-BLE", "Front Door", { battery: 0.9 }]] },
  salto_ks: { jane: [["XS4 Mini", "Studio", { battery: 0.8 }]] },
  google_nest: { jane: [["T3007ES", "Living Room", { battery: null }]] },
  tado: { jane: [["", "Living Room", { battery: null }]] },
  my_2n: { jane: [["9155101C", "Lobby", { battery: null }]] },
  doorking: {
    "fake-serial": [["1835", "Gate", { battery: null, locked: null }]],
    jane: [["1835", "Gate", { battery: null, locked: null }]],
  },
  linear: { jane: [["AE1000Plus", "Gate", { battery: null, locked: null }]] },
};
