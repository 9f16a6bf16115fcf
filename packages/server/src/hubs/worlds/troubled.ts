// A house with a door for each error and each warning of the catalogue.
import { accountErrors, deviceErrors } from "../../base/catalogue/issues/device-errors.ts";
import { accountWarnings } from "../../base/catalogue/issues/account-warnings.ts";
import { deviceWarnings } from "../../base/catalogue/issues/device-warnings.ts";
import { codesOf } from "../../base/catalogue/issues/issues.ts";
import { models } from "../../base/catalogue/models.ts";
import { troubledCodes } from "./troubled-codes.ts";
import { titleOf } from "./issue-title.ts";
import { troubledNames } from "./troubled-names.ts";
import type { World, WorldAccount } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

export function troubled(build: WorldBuilder): World {
  build.at({ location_name: "House of troubles", timezone: "Europe/Lisbon" });
  const accounts = new Map<string, WorldAccount>();
  const accountOf = (provider: string): WorldAccount => {
    const account = accounts.get(provider) ?? build.account(provider, `${provider}@troubles.example`);
    accounts.set(provider, account);
    return account;
  };

  for (const code of codesOf(deviceErrors)) {
    const provider = providerOf(code);
    build.device(accountOf(provider), modelOf(provider), titleOf(code), {
      errors: [code],
      online: !offline.has(code),
      battery: code === "low_battery" ? 0.05 : 0.8,
    });
  }
  for (const code of codesOf(deviceWarnings)) {
    const provider = providerOf(code);
    // A warning with the code of an error gets another name.
    const name = `${titleOf(code)}${code in deviceErrors ? " (warning)" : ""}`;
    build.device(accountOf(provider), modelOf(provider), name, {
      warnings: [code],
      ...(code === "low_battery" && { battery: 0.05 }),
    });
  }
  for (const code of codesOf(accountErrors)) {
    const provider = providerOf(code);
    const account = build.account(provider, `${code.replaceAll("_", "-")}@troubles.example`, { errors: [code] });
    build.device(account, modelOf(provider), `Account: ${titleOf(code)}`);
  }
  for (const code of codesOf(accountWarnings)) {
    const provider = providerOf(code);
    const account = build.account(provider, `${code.replaceAll("_", "-")}-warning@troubles.example`, {
      warnings: [code],
    });
    build.device(account, modelOf(provider), `Account: ${titleOf(code)} (warning)`);
  }
  const everything = build.device(accountOf("yale"), "YRD420-F-ZW2", "Everything at once", {
    battery: 0.02,
    errors: ["low_battery", "hub_disconnected", "subscription_required"],
    warnings: ["device_has_flaky_connection", "time_zone_unknown"],
  });
  build.code(everything, "Amara Okafor", "4821", {
    status: "setting",
    errors: ["failed_to_set_on_device", "no_space_for_access_code_on_device"],
  });
  troubledCodes(build, build.device(accountOf("yale"), "YRD450-F-WF1", "Codes in every trouble"));
  troubledNames(build, accountOf("yale"));
  build.device(accountOf("nest"), "T3007ES", "Thermostat", { battery: null });
  build.device(accountOf("minut"), "Minut 3", "Noise sensor");
  return build.done();
}

/** The provider whose devices have the issues with a code of this prefix; other issues occur on yale's. */
const makers: readonly (readonly [prefix: string, provider: string])[] = [
  ["august", "august"],
  ["lockly", "lockly"],
  ["salto", "salto"],
  ["ttlock", "ttlock"],
  ["two_n", "my_2n"],
  ["dormakaba", "dormakaba_oracode"],
  ["ultraloq", "ultraloq"],
  ["auxiliary_heat", "nest"],
  ["temperature", "nest"],
];

const providerOf = (code: string): string => makers.find(([prefix]) => code.startsWith(prefix))?.[1] ?? "yale";
const modelOf = (provider: string): string =>
  models.find(({ brand, support }) => brand === provider && support !== "unsupported")?.id ?? "";
const offline = new Set<string>(["device_disconnected", "device_offline", "device_removed", "hub_disconnected"]);
