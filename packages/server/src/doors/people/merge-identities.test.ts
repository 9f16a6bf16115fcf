import { array, assert, asyncProperty, nat, record, uniqueArray } from "fast-check";
import { expect, it } from "vitest";
import { onBothServers } from "../../../test/rig/rig.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";

interface Identity {
  user_identity_id: string;
  user_identity_key: string | null;
  full_name: string | null;
  email_address: string | null;
  phone_number: string | null;
  merged_user_identity_ids: string[];
  merged_user_identity_keys: string[];
}
interface Body {
  user_identity: Identity;
  user_identities: Identity[];
  error: { type: string };
}

onBothServers("merges of user identities", (rig) => {
  const house = async () => {
    const { api_key } = await rig().world("empty");
    const told = async (verb: string, input: object) => {
      const { status, body } = await rig().ask<Body>(api_key, `/user_identities/${verb}`, input);
      return status === 200 ? "200" : `${status} ${body.error.type}`;
    };
    const ask = async (verb: string, input: object = {}) =>
      (await rig().ask<Body>(api_key, `/user_identities/${verb}`, input)).body;
    const made = async (input: object = {}) => (await ask("create", input)).user_identity;
    const read = async (name: object) => (await ask("get", name)).user_identity;
    const all = async () => (await ask("list")).user_identities;
    const merge = (into: Identity, ...others: Identity[]) =>
      told("merge", {
        user_identity_id: into.user_identity_id,
        merged_user_identity_ids: others.map(({ user_identity_id }) => user_identity_id),
      });
    return { told, ask, made, read, all, merge };
  };
  const byId = ({ user_identity_id }: Identity) => ({ user_identity_id });

  it("give the survivor what it lacked, from the first who has it", async () => {
    const { made, merge, read, all } = await house();
    const survivor = await made({ full_name: "Jane" });
    const first = await made({ full_name: "J. Doe", phone_number: "+14155550100" });
    const second = await made({ email_address: "j@example.com", phone_number: "+14155550101", user_identity_key: "k" });
    expect(await merge(survivor, first, second)).toBe("200");
    const one = await read(byId(survivor));
    expect(one).toMatchObject({
      full_name: "Jane",
      phone_number: "+14155550100",
      email_address: "j@example.com",
      user_identity_key: "k",
      merged_user_identity_ids: [first, second].map(({ user_identity_id }) => user_identity_id).toSorted(),
      merged_user_identity_keys: ["k"],
    });
    expect(await all()).toEqual([one]);
    // A number that nobody has any more is free again.
    await expect(made({ phone_number: "+14155550101" })).resolves.toBeDefined();
  });

  it("lead old ids and keys to the survivor, in every call but delete", async () => {
    const { made, merge, read, told, ask } = await house();
    const [one, two, three] = [
      await made({ user_identity_key: "a" }),
      await made({ user_identity_key: "b" }),
      await made({ user_identity_key: "c" }),
    ];
    expect([await merge(two, three), await merge(one, two)]).toEqual(["200", "200"]);
    for (const name of [byId(two), byId(three), { user_identity_key: "b" }, { user_identity_key: "c" }])
      expect((await read(name)).user_identity_id).toBe(one.user_identity_id);
    expect(await told("update", { ...byId(three), full_name: "Found" })).toBe("200");
    const listed = await ask("list", { user_identity_ids: [three.user_identity_id, two.user_identity_id] });
    expect(listed.user_identities).toMatchObject([{ ...byId(one), full_name: "Found", user_identity_key: "a" }]);
    expect(await told("delete", byId(three))).toBe("404 user_identity_not_found");
    expect(await told("delete", byId(one))).toBe("200");
    for (const name of [byId(one), byId(two), { user_identity_key: "a" }, { user_identity_key: "c" }])
      expect(await told("get", name)).toBe("404 user_identity_not_found");
    expect((await made({ user_identity_key: "c" })).merged_user_identity_ids).toEqual([]);
  });

  it("keep the keys that they brought, whatever key the survivor has later", async () => {
    const { made, merge, read, told } = await house();
    const [one, two] = [await made(), await made({ user_identity_key: "k" })];
    await merge(one, two);
    expect(await told("update", { ...byId(one), user_identity_key: "new" })).toBe("200");
    expect(await told("create", { user_identity_key: "k" })).toBe("409 user_identity_key_already_exists");
    expect(await read({ user_identity_key: "k" })).toMatchObject({ ...byId(one), user_identity_key: "new" });
    expect(await told("update", { ...byId(one), user_identity_key: "k" })).toBe("200");
    expect(await told("get", { user_identity_key: "new" })).toBe("404 user_identity_not_found");
    expect(await told("create", { user_identity_key: "new" })).toBe("200");
  });

  it("may be sent again", async () => {
    const { made, merge, all } = await house();
    const [one, two] = [await made(), await made()];
    await merge(one, two);
    const once = await all();
    expect(await merge(one, two, two)).toBe("200");
    expect(await all()).toEqual(once);
  });

  it("are refused whole, and change nothing", async () => {
    const { made, merge, told, all } = await house();
    const [one, two] = [await made({ user_identity_key: "a" }), await made({ user_identity_key: "b" })];
    const unknown = { ...one, user_identity_id: crypto.randomUUID() };
    expect(await merge(one, two, one)).toBe("400 invalid_input");
    expect(await merge(one, two, unknown)).toBe("404 user_identity_not_found");
    expect(await merge(unknown, two)).toBe("404 user_identity_not_found");
    const [user_identity_id, user_identity_key] = [one.user_identity_id, "a"];
    const merged_user_identity_ids = [two.user_identity_id];
    for (const input of [
      { user_identity_id, merged_user_identity_ids: [] },
      { user_identity_id, merged_user_identity_ids: Array.from({ length: 21 }, () => two.user_identity_id) },
      { user_identity_id },
      { user_identity_id, merged_user_identity_keys: ["b"] },
      { user_identity_id, user_identity_key, merged_user_identity_ids },
      { user_identity_key, merged_user_identity_keys: ["b", "a"] },
      { user_identity_id, merged_user_identity_ids, merged_user_identity_keys: ["b"] },
      {},
    ])
      expect([input, await told("merge", input)]).toEqual([input, "400 invalid_input"]);
    expect(await told("merge", { user_identity_key, merged_user_identity_keys: ["b", "x"] })).toMatch(/^404/);
    const left = await all();
    expect(left).toHaveLength(2);
    for (const identity of [one, two]) expect(left).toContainEqual(identity);
    expect(await told("merge", { user_identity_key, merged_user_identity_keys: ["b"] })).toBe("200");
  });

  it("that meet at once leave one survivor, to which all names lead", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { made, merge, read, all } = await house();
      const people = [await made(), await made(), await made()] as [Identity, Identity, Identity];
      const [one, two, three] = people;
      const answers = await Promise.all([merge(one, two), merge(two, three), merge(three, one)]);
      expect(answers.filter((answer) => !/^(200|400 invalid_input)$/.test(answer))).toEqual([]);
      const left = await all();
      const found = await Promise.all(people.map((person) => read(byId(person))));
      expect(left.length).toBeLessThan(3);
      for (const identity of found) expect(left).toContainEqual(identity);
    }
  });

  it("at random: each old id and key leads to the one survivor of its group", async () => {
    const size = 6;
    const person = nat({ max: size - 1 });
    const step = record({ into: person, others: uniqueArray(person, { minLength: 1, maxLength: 3 }) });
    await assert(
      asyncProperty(array(step, { maxLength: 8 }), async (steps) => {
        const { made, merge, read, all } = await house();
        const people: Identity[] = [];
        for (let at = 0; at < size; at += 1) people.push(await made({ user_identity_key: `key ${at}` }));
        /** Person that each person's names lead to. */
        const leads = people.map((_, at) => at);
        for (const { into, others } of steps) {
          const survivor = leads[into] ?? into;
          const named = [into, ...others].map((at) => people[at]);
          const isRefused = others.includes(survivor);
          expect(await merge(...(named as [Identity, ...Identity[]]))).toBe(isRefused ? "400 invalid_input" : "200");
          if (isRefused) continue;
          const gone = new Set(others.map((at) => leads[at]).filter((at) => at !== survivor));
          for (const [at, to] of leads.entries()) if (gone.has(to)) leads[at] = survivor;
        }
        for (const [at, identity] of people.entries()) {
          const survivor = people[leads[at] ?? at]?.user_identity_id;
          expect((await read(byId(identity))).user_identity_id).toBe(survivor);
          expect((await read({ user_identity_key: `key ${at}` })).user_identity_id).toBe(survivor);
        }
        const left = await all();
        expect(left).toHaveLength(new Set(leads).size);
        expect(left.flatMap((each) => each.merged_user_identity_ids)).toHaveLength(size - left.length);
      }),
      randomRuns(15),
    );
  });
});
