import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installationPerTest } from "../../../test/processes/installation.ts";
import { mortise, mortiseJson } from "../../../test/processes/mortise.ts";

const here = installationPerTest();

interface Diagnosis {
  ok: boolean;
  findings: { check: string; state: string; what: string; advice?: string }[];
}
const stateOf = ({ findings }: Diagnosis, check: string) => findings.find((finding) => finding.check === check)?.state;

/** Settings with a port without a server. A server of the machine may use the default one. */
const alone = () => ({ ...here.env, PORT: "1" });

it("doctor finds nothing wrong before the first start, nor after it, and changes nothing", async () => {
  expect(await mortiseJson<Diagnosis>(["doctor"], alone())).toMatchObject({ ok: true });
  const offline = await mortiseJson<Diagnosis>(["doctor", "--offline"], alone());
  expect(offline).toMatchObject({ ok: true });
  expect(offline.findings.map(({ check }) => check)).not.toContain("server");
  expect(existsSync(here.dataDir)).toBe(false);
  await mortiseJson(["seed", "--world", "empty"], alone());
  const diagnosis = await mortiseJson<Diagnosis>(["doctor"], alone());
  expect(diagnosis.findings.filter(({ state }) => state !== "ok").map(({ check }) => check)).toEqual([
    "backup",
    "server",
  ]);
});

it.each([
  ["secret", "its secret is gone", (data: string) => rmSync(join(data, "secret.key"))],
  ["secret", "others may read its secret", (data: string) => chmodSync(join(data, "secret.key"), 0o644)],
  ["database", "its database is none", (data: string) => writeFileSync(join(data, "mortise.db"), "x".repeat(5000))],
] as const)("doctor fails on the %s when %s, and says what to do", async (check, _, spoil) => {
  await mortiseJson(["seed", "--world", "empty"], alone());
  spoil(here.dataDir);
  const { code, out } = await mortise(["doctor", "--json"], alone());
  const diagnosis = JSON.parse(out) as Diagnosis;
  expect({ code, state: stateOf(diagnosis, check) }).toEqual({ code: 1, state: "failure" });
  expect(diagnosis.findings.find((finding) => finding.check === check)?.advice).toBeTruthy();
});

it("doctor fails on a demo that others can reach, and warns of an address without TLS", async () => {
  const { code, out: exposed } = await mortise(["doctor", "--json", "--host", "0.0.0.0"], alone());
  const diagnosis = JSON.parse(exposed) as Diagnosis;
  expect([code, stateOf(diagnosis, "address"), stateOf(diagnosis, "demo")]).toEqual([1, "warning", "failure"]);
  const { out } = await mortise(["doctor", "--json", "--public-url", "https://locks.example"], {
    ...alone(),
    MORTISE_DEMO: "off",
  });
  const behind = JSON.parse(out) as Diagnosis;
  expect([stateOf(behind, "address"), stateOf(behind, "demo")]).toEqual(["ok", "ok"]);
  // The name cannot exist.
  expect(stateOf(behind, "reach")).toBe("failure");
});

it.each([
  [["--host", "127.0.0.1", "--public-url", "http://localhost:9"], "ok"],
  [["--host", "localhost", "--public-url", "http://[::1]:9"], "ok"],
  [["--host", "::1", "--public-url", "http://demo.localhost:9"], "ok"],
  [["--host", "0.0.0.0", "--public-url", "http://localhost:9"], "failure"],
  [["--host", "127.0.0.1", "--public-url", "http://192.0.2.1"], "failure"],
  [["--host", "127.0.0.1", "--public-url", "http://127.locks.invalid"], "failure"],
])("doctor judges who can reach the demo of a server with %j: %s", async (args, state) => {
  const { out } = await mortise(["doctor", "--json", ...args], alone());
  expect(stateOf(JSON.parse(out) as Diagnosis, "demo")).toBe(state);
});

it("doctor names a misspelt setting and the one that was meant, from the environment and from a file", async () => {
  const file = join(here.dataDir, "..", "misspelt.env");
  writeFileSync(file, `DATA_DIR=${here.dataDir}\nMORTISE_DMEO=off\n`);
  for (const [args, env] of [
    [[], { ...alone(), MORTISE_DMEO: "off" }],
    [["--settings", file], {}],
  ] as const) {
    const { out } = await mortise(["doctor", "--json", ...args], env);
    const found = (JSON.parse(out) as Diagnosis).findings.filter(({ check }) => check === "settings");
    expect(found).toMatchObject([{ state: "warning", what: expect.stringMatching(/^MORTISE_DMEO .*MORTISE_DEMO\?$/) }]);
  }
});

it("doctor says of an address that nobody answers at that it was not tested, and ticks nothing", async () => {
  const { out } = await mortise(["doctor", "--json", "--public-url", "http://127.0.0.1:1"], alone());
  const { findings } = JSON.parse(out) as Diagnosis;
  expect(findings.find(({ check }) => check === "reach")).toMatchObject({
    state: "untested",
    what: expect.stringContaining("was not tested") as string,
  });
});

it("doctor does not print the password of an unreachable database", async () => {
  const { code, out } = await mortise(["doctor"], {
    ...alone(),
    DATABASE_URL: "postgres://someone:open-sesame@127.0.0.1:1/doors",
  });
  expect(code).toBe(1);
  expect(out).not.toContain("open-sesame");
});
