// The sandbox world `stays` has each state of a grant, and each error, warning and pending mutation of grants and
// methods. They appear once the server has processed it, and last.
import { everyCall } from "@mortise/contract";
import { expect, it } from "vitest";
import { answered, onBothServers, type Rig } from "../rig/rig.ts";
import { codesIn, type Grant, hour, type Method, minute, typesOf, type Told } from "./guest-house.ts";

type Lists = Pick<Grant, "display_status" | "errors" | "warnings" | "pending_mutations">;
type Found = { grant: Grant; methods: Method[] };

async function seeded(rig: Rig) {
  const { api_key } = await rig.world("stays");
  const ask = async <Body>(path: string, input: object = {}) => answered(await rig.ask<Body>(api_key, path, input));
  const look = async () => {
    const { access_grants } = await ask<{ access_grants: Grant[] }>("/access_grants/list");
    const found = new Map<unknown, Found>();
    for (const grant of access_grants) {
      const { access_grant_id } = grant;
      const { access_methods } = await ask<{ access_methods: Method[] }>("/access_methods/list", { access_grant_id });
      found.set(grant["access_grant_key"], { grant, methods: access_methods });
    }
    return found;
  };
  return { ask, look };
}

const told = ({ display_status, errors, warnings, pending_mutations }: Lists): string =>
  [display_status, ...[errors, warnings, pending_mutations].flatMap(codesIn)].join(" ");

/** Reports on each grant and each of its methods, by the grant's key. */
const inTrouble = {
  running: ["Active", "Active"],
  upcoming: ["Upcoming", "Upcoming"],
  ended: ["Ended", "Ended"],
  "not yet issued": ["Awaiting issuance underprovisioned_access", "Awaiting issuance provisioning_access"],
  "without an end": ["Active", "Active"],
  "second stay of a guest": ["Awaiting issuance underprovisioned_access", "Awaiting issuance provisioning_access"],
  failed: ["Awaiting issuance underprovisioned_access", "Needs attention failed_to_issue provisioning_access"],
  late: ["Awaiting issuance underprovisioned_access", "Awaiting issuance delay_in_issuing provisioning_access"],
  "being deleted": ["Ending being_deleted", "Ending being_deleted"],
  extended: [
    "Awaiting issuance underprovisioned_access updating_access_times updating_access_times",
    "Needs attention failed_to_issue updating_access_times provisioning_access updating_access_times",
  ],
  "moved to another room": ["Active overprovisioned_access updating_spaces", "Active revoking_access"],
  "by a backup code": ["Active", "Active pulled_backup_access_code"],
  "other PIN than wished": ["Active requested_code_unavailable", "Active"],
  "two PINs": ["Active", "Active", "Active"],
  "partly without a keypad": ["Active device_does_not_support_access_codes", "Active"],
  "without any keypad": ["Needs attention cannot_create_requested_access_methods device_does_not_support_access_codes"],
  "missing a door": ["Needs attention cannot_create_requested_access_methods", "Active"],
};

/** All codes of access-grants §4.8. */
const everyCode = {
  "grant errors": ["cannot_create_requested_access_methods"],
  "grant warnings": [
    "being_deleted",
    "device_does_not_support_access_codes",
    "overprovisioned_access",
    "requested_code_unavailable",
    "underprovisioned_access",
    "updating_access_times",
  ],
  "grant pending_mutations": ["updating_access_times", "updating_spaces"],
  "method errors": ["failed_to_issue"],
  "method warnings": ["being_deleted", "delay_in_issuing", "pulled_backup_access_code", "updating_access_times"],
  "method pending_mutations": ["provisioning_access", "revoking_access", "updating_access_times"],
};

onBothServers("the world of stays", (rig) => {
  it("has each state, error, warning and pending mutation, and they last", async () => {
    const { look } = await seeded(rig());
    await rig().pass(5 * minute);
    const found = await look();
    const shown = (all: typeof found) =>
      Object.fromEntries([...all].map(([key, { grant, methods }]) => [key, [grant, ...methods].map(told)]));
    expect(shown(found)).toEqual(inTrouble);
    const grants = [...found.values()].map(({ grant }) => grant);
    const methods = [...found.values()].flatMap((each) => each.methods);
    const lists = ["errors", "warnings", "pending_mutations"] as const;
    const codes = (of: readonly Lists[], list: (typeof lists)[number]) =>
      [...new Set(of.flatMap((each) => codesIn(each[list])))].map(String).toSorted();
    const all = lists.flatMap((list) => [
      [`grant ${list}`, codes(grants, list)] as const,
      [`method ${list}`, codes(methods, list)] as const,
    ]);
    expect(Object.fromEntries(all)).toEqual(everyCode);
    await rig().pass(3 * hour);
    const { late: _, ...lasting } = inTrouble;
    expect(shown(await look())).toMatchObject(lasting);
  });

  it("tells why: the missing door, the door that keeps its code, the PIN that was wished for", async () => {
    const { look } = await seeded(rig());
    await rig().pass(5 * minute);
    const found = await look();
    const grant = (key: string) => found.get(key)?.grant;
    expect(grant("missing a door")?.errors).toMatchObject([{ missing_device_ids: [expect.any(String)] }]);
    expect(grant("moved to another room")?.warnings).toMatchObject([
      { failed_devices: [{ device_id: expect.any(String), error_code: "failed_to_remove_from_device" }] },
    ]);
    const pin = found.get("other PIN than wished")?.methods[0]?.code;
    expect(grant("other PIN than wished")?.warnings).toMatchObject([{ original_code: "258036", new_code: pin }]);
    const lengths = found.get("two PINs")?.methods.map(({ code }) => code?.length);
    expect(lengths?.toSorted()).toEqual([4, 6]);
  });

  it("has spaces, guests and their devices as the calls send them, and tells nothing new of a stay in order", async () => {
    const { ask, look } = await seeded(rig());
    const { spaces } = await ask<{ spaces: { space_id: string; device_count: number }[] }>("/spaces/list");
    expect(everyCall.spaces.list.result.spaces.parse(spaces).map((space) => space["space_key"])).toEqual([
      "room-1",
      "room-2",
      "garden",
    ]);
    expect(spaces.map(({ device_count }) => device_count)).toEqual([2, 2, 1]);
    const { devices } = await ask<{ devices: { display_name: string; space_ids: string[] }[] }>("/devices/list");
    const front = devices.find(({ display_name }) => display_name === "Front Door");
    expect(front?.space_ids).toEqual(spaces.slice(0, 2).map(({ space_id }) => space_id));
    const { user_identities } = await ask<{ user_identities: object[] }>("/user_identities/list", { search: "AMARA" });
    expect(user_identities).toMatchObject([{ full_name: "Amara Okafor", email_address: "amara@guests.example" }]);
    await rig().pass(5 * minute);
    const found = await look();
    for (const key of ["running", "upcoming", "ended", "without an end"]) {
      const { access_grant_id = "" } = found.get(key)?.grant ?? {};
      const { events } = await ask<{ events: Told[] }>("/events/list", { since: "1970-01-01", access_grant_id });
      const types = typesOf(events).filter((type) => type !== "access_grant.access_granted_to_all_doors");
      expect([key, types]).toEqual([key, []]);
    }
  });
});
