// A password that an older version stored inside an address.
import { expect, it, onTestFinished } from "vitest";
import { realWorkspace } from "../../../test/locks/linked-house.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";
import { insertConnectedAccounts } from "../../base/db/connected-accounts.ts";
import { zigbee2mqttSystem } from "../zigbee2mqtt/factory.ts";
import { zwaveSystem } from "../zwave/factory.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import { secretsOf } from "./account-for-driver.ts";
import { sealAddresses } from "./seal-addresses.ts";

const systems = [zwaveSystem, zigbee2mqttSystem];

onBothDatabases(({ open }) => {
  const kept = async (driver: string, url: string, sealed_secrets = "") => {
    const rig = await createRig(await open());
    onTestFinished(() => rig.server.close());
    const { workspace_id } = await realWorkspace(rig);
    const account = {
      connected_account_id: "11111111-1111-4111-8111-111111111111",
      workspace_id,
      account_type: driver,
      account_type_display_name: driver,
      user_identifier: {},
      created_at: new Date(0).toISOString(),
      errors: [],
      warnings: [],
      custom_metadata: {},
      automatically_manage_new_devices: true,
    };
    const { database } = rig;
    await insertConnectedAccounts(database.query, [
      { account, login: "hub", driver, settings: { url, slots: [1] }, sealed_secrets },
    ]);
    const seal = createSeal(rig.server.services.secret);
    const lines: string[] = [];
    await sealAddresses({ database, seal, systems, log: (line) => void lines.push(line) });
    const row = await database.query.selectFrom("connected_accounts").selectAll().executeTakeFirstOrThrow();
    return { row, seal, lines };
  };

  it.each([
    ["zigbee2mqtt", "mqtt://:open%20sesame@10.0.0.5:1883", "mqtt://10.0.0.5:1883", { password: "open sesame" }],
    ["zwave_js", "ws://:sesame@10.0.0.5:3000/", "ws://10.0.0.5:3000/", { address_password: "sesame" }],
  ])("is sealed, and the rest stays: %s", async (driver, url, bare, secrets) => {
    const { row, seal, lines } = await kept(driver, url);
    expect(JSON.parse(row.settings ?? "")).toEqual({ url: bare, slots: [1] });
    expect(secretsOf(row, seal)).toEqual(secrets);
    expect(JSON.stringify(row)).not.toContain("sesame");
    expect(lines.join()).toMatch(/^(?!.*sesame).*kept apart/);
  });

  it("is named where the secrets cannot be read, and nothing is lost", async () => {
    const url = "mqtt://:sesame@10.0.0.5:1883";
    const { row, lines } = await kept("zigbee2mqtt", url, createSeal(new Uint8Array(32)).seal("{}"));
    expect(JSON.parse(row.settings ?? "")).toMatchObject({ url });
    expect(lines.join()).toMatch(/^(?!.*sesame).*Put the server's secret back/);
  });
});
