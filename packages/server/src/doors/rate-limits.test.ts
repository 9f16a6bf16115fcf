import { expect, it } from "vitest";
import { type Answer, answered, onBothServers } from "../../test/rig/rig.ts";

interface Code {
  access_code_id: string;
}
type Refused = { error: { type: string; message: string } };

onBothServers("rate limits", (rig) => {
  const setUp = async () => {
    const { api_key, sandbox_key } = await rig().world("hotel");
    const ask = <Body = Refused>(path: string, input: object) => rig().ask<Body>(api_key, path, input);
    const { devices } = answered(
      await ask<{ devices: { device_id: string; properties: { online: boolean } }[] }>("/locks/list", {}),
    );
    const [first, second] = devices.filter(({ properties }) => properties.online).map(({ device_id }) => device_id);
    return { ask, sandbox_key, device_id: first ?? "", other: second ?? "" };
  };
  const many = async (count: number, call: (index: number) => Promise<Answer<unknown>>) => {
    for (let index = 0; index < count; index += 1) answered(await call(index));
  };

  it.each(["lock", "unlock"])("allow 15 requests a minute to %s a door, then answer with Retry-After", async (verb) => {
    const { ask, device_id, other } = await setUp();
    await many(15, () => ask(`/locks/${verb}_door`, { device_id }));
    const refused = await ask(`/locks/${verb}_door`, { device_id });
    expect(refused).toMatchObject({ status: 429, body: { ok: false, error: { type: "rate_limit_exceeded" } } });
    expect(Number(refused.headers.get("retry-after"))).toBe(60);
    expect(refused.headers.get("access-control-expose-headers")).toContain("retry-after");
    // Another door, and the other command, are counted apart.
    expect((await ask(`/locks/${verb}_door`, { device_id: other })).status).toBe(200);
    expect((await ask(`/locks/${verb === "lock" ? "unlock" : "lock"}_door`, { device_id })).status).toBe(200);
  });

  it("count a sliding minute, without refused requests", async () => {
    const { ask, device_id } = await setUp();
    const lock = async () => (await ask("/locks/lock_door", { device_id })).status;
    await many(14, () => ask("/locks/lock_door", { device_id }));
    await rig().pass(20_000);
    expect(await lock()).toBe(200);
    await rig().pass(20_000);
    for (let tries = 0; tries < 5; tries += 1) expect(await lock()).toBe(429);
    const refused = await ask("/locks/lock_door", { device_id });
    expect(refused.headers.get("retry-after")).toBe("20");
    await rig().pass(20_000);
    for (let tries = 0; tries < 14; tries += 1) expect(await lock()).toBe(200);
    expect(await lock()).toBe(429);
  });

  it("let one of many simultaneous requests have the last place", async () => {
    const { ask, device_id } = await setUp();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask("/locks/unlock_door", { device_id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it("allow 10 new codes, 10 changes and 20 removals a minute", async () => {
    const { ask, device_id } = await setUp();
    const create = () => ask<{ access_code: Code }>("/access_codes/create", { device_id });
    const made: Code[] = [];
    await many(10, async () => {
      const answer = await create();
      made.push(answered(answer).access_code);
      return answer;
    });
    expect((await create()).status).toBe(429);
    const [first] = made;
    const rename = (index: number) => ask("/access_codes/update", { ...first, device_id, name: `Guest ${index}` });
    await many(10, rename);
    expect((await rename(10)).status).toBe(429);
    await many(10, (index) => ask("/access_codes/delete", { access_code_id: made[index]?.access_code_id }));
    await rig().pass(61_000);
    const again = answered(await create()).access_code;
    expect((await ask("/access_codes/update", { ...again, name: "Guest" })).status).toBe(200);
  });

  it("do not count the backup codes of a pool", async () => {
    const { ask, device_id } = await setUp();
    const times = { starts_at: "2026-06-13T09:00:00Z", ends_at: "2026-06-14T09:00:00Z" };
    await ask("/access_codes/create", { device_id, ...times, use_backup_access_code_pool: true });
    await rig().pass(5000);
    await many(9, () => ask("/access_codes/create", { device_id }));
    expect((await ask("/access_codes/create", { device_id })).status).toBe(429);
  });

  it("follow the sandbox's clock", async () => {
    const { ask, sandbox_key, device_id } = await setUp();
    await many(15, () => ask("/locks/lock_door", { device_id }));
    expect((await ask("/locks/lock_door", { device_id })).status).toBe(429);
    answered(await rig().ask(sandbox_key, "/sandbox/clock/advance", { milliseconds: 60_000 }));
    expect((await ask("/locks/lock_door", { device_id })).status).toBe(200);
  });
});
