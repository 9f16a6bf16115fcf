import type { AccessCode, Device } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { attentionLines } from "./attention-lines.ts";
import { lineRemedy } from "./line-remedy.ts";

const now = Date.parse("2026-11-27T12:00:00Z");
const hour = 3_600_000;
const inHours = (hours: number) => new Date(now + hours * hour).toISOString();

type Issues = readonly (readonly [code: string, hoursAgo: number])[];
interface DoorOptions {
  account?: string;
  errors?: Issues;
  accountErrors?: Issues;
  warnings?: Issues;
  battery?: [level: number, status: string];
  online?: boolean;
}

function door(name: string, options: DoorOptions = {}): Device {
  const { account = "yale", errors = [], accountErrors = [], warnings = [], battery = [0.9, "full"] } = options;
  return {
    device_id: name,
    device_type: "yale_lock",
    connected_account_id: account,
    errors: [
      ...errors.map(([error_code, ago]) => ({
        error_code,
        is_device_error: true,
        message: "",
        created_at: inHours(-ago),
      })),
      ...accountErrors.map(([error_code, ago]) => ({
        error_code,
        is_connected_account_error: true,
        message: "",
        created_at: inHours(-ago),
      })),
    ],
    warnings: warnings.map(([warning_code, ago]) => ({ warning_code, message: "", created_at: inHours(-ago) })),
    properties: {
      name,
      online: options.online ?? true,
      battery: { level: battery[0], status: battery[1] },
      model: { display_name: "Assure Lock 2", manufacturer_display_name: "Yale" },
    },
  } as unknown as Device;
}

interface CodeOptions {
  errors?: Issues;
  warnings?: Issues;
  status?: string;
  hours?: [from: number, until: number];
}

function code(
  name: string,
  device: Device,
  { errors = [], warnings = [], status = "setting", hours }: CodeOptions = {},
) {
  return {
    access_code_id: name,
    device_id: device.device_id,
    name,
    code: "4711",
    status,
    type: hours ? "time_bound" : "ongoing",
    ...(hours && { starts_at: inHours(hours[0]), ends_at: inHours(hours[1]) }),
    // The server repeats the issues of the door on its codes.
    errors: [
      ...errors.map(([error_code, ago]) => ({
        error_code,
        is_access_code_error: true,
        message: "",
        created_at: inHours(-ago),
      })),
      ...device.errors,
    ],
    warnings: [
      ...warnings.map(([warning_code, ago]) => ({ warning_code, message: "", created_at: inHours(-ago) })),
      ...device.warnings,
    ],
  } as unknown as AccessCode;
}

const linesOf = (devices: readonly Device[], codes: readonly AccessCode[] = [], arrivals: readonly AccessCode[] = []) =>
  attentionLines({ devices, codes, arrivals, now, isToday: (moment) => moment < now + 12 * hour });
const told = (...input: Parameters<typeof linesOf>) =>
  linesOf(...input).map(
    (line) => `${line.kind} ${line.code?.name ?? line.devices.map((each) => each.device_id).join("+")}`,
  );

describe("what needs somebody", () => {
  it("is nothing where all is well", () => {
    expect(linesOf([])).toEqual([]);
    expect(linesOf([door("Front Door")], [])).toEqual([]);
  });

  it("stands in the order in which it hurts", () => {
    const [room, gate, shed, cellar, lobby, attic] = [
      door("Room"),
      door("Gate", { warnings: [["lock_jammed", 1]] }),
      door("Shed", { battery: [0.18, "low"] }),
      door("Cellar", { battery: [0.04, "critical"] }),
      door("Lobby", { online: false, errors: [["device_disconnected", 3]] }),
      door("Attic", { warnings: [["time_zone_unknown", 900]] }),
    ];
    const failed: Issues = [["failed_to_set_on_device", 1]];
    const codes = [
      code("next month", room, { errors: failed, hours: [700, 800] }),
      code("tonight", room, { errors: failed, hours: [3, 20] }),
      code("since yesterday", room, { errors: failed, hours: [-20, 20] }),
      code("leftover", room, { errors: [["failed_to_remove_from_device", 5]], status: "removing" }),
    ];
    expect(told([attic, lobby, cellar, shed, gate, room], codes)).toEqual([
      "codeRemains leftover",
      "code since yesterday",
      "jammed Gate",
      "code tonight",
      "offline Lobby",
      "battery Cellar",
      "code next month",
      "battery Shed",
      "device Attic",
    ]);
  });

  it("puts doors that one account or one hub is to blame for into one line, since the first of them", () => {
    const out = (name: string, ago: number) =>
      door(name, { account: "igloo", online: false, accountErrors: [["account_disconnected", ago]] });
    const behind = (name: string) =>
      door(name, {
        account: "hub",
        online: false,
        errors: [
          ["hub_disconnected", 2],
          ["device_disconnected", 1],
        ],
      });
    const lines = linesOf([out("A", 1), out("B", 4), behind("C"), behind("D")]);
    expect(told([out("A", 1), out("B", 4), behind("C"), behind("D")])).toEqual(["account A+B", "hub C+D"]);
    expect(lines[0]?.since).toBe(inHours(-4));
  });

  it("tells a door that is offline and does not say why", () => {
    expect(told([door("Lobby", { online: false })])).toEqual(["offline Lobby"]);
  });

  it("tells an empty battery once, with its level, since the lock warned", () => {
    const [line, ...others] = linesOf([
      door("Cellar", { battery: [0.04, "critical"], warnings: [["low_battery", 9]] }),
    ]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ kind: "battery", battery: { percent: 4 }, since: inHours(-9), issue: null });
  });

  it("tells what is wrong with a door at the door, not at its codes", () => {
    const offline = door("Lobby", {
      online: false,
      errors: [["device_disconnected", 1]],
      warnings: [["privacy_mode", 1]],
    });
    expect(told([offline], [code("Dana", offline)])).toEqual(["offline Lobby", "device Lobby"]);
  });

  it("leaves out codes that are over, and those of doors that are not shown", () => {
    const room = door("Room");
    const failed: Issues = [["failed_to_set_on_device", 1]];
    expect(told([room], [code("over", room, { errors: failed, hours: [-9, -1] })])).toEqual([]);
    expect(told([room], [code("elsewhere", door("Annex"), { errors: failed })])).toEqual([]);
  });

  it("names who arrives next at a door that cannot be reached, and has it hurt then", () => {
    const offline = door("Lobby", { online: false, errors: [["device_disconnected", 1]] });
    const empty = door("Cellar", { battery: [0.04, "critical"] });
    const arrivals = [
      code("later", offline, { status: "unset", hours: [9, 20] }),
      code("Sofia", offline, { status: "unset", hours: [4, 20] }),
      code("on the lock", offline, { status: "set", hours: [1, 20] }),
      code("elsewhere", empty, { status: "unset", hours: [1, 20] }),
    ];
    const lines = linesOf([empty, offline], [], arrivals);
    expect(lines.map(({ kind, arrival }) => [kind, arrival?.name])).toEqual([
      ["offline", "Sofia"],
      ["battery", undefined],
    ]);
  });

  it("is the same line however often it is read, and ten thousand doors are lines of their own", () => {
    const doors = Array.from({ length: 10_000 }, (_, at) => door(`Door ${at}`, { battery: [0.2, "low"] }));
    const keys = linesOf(doors).map(({ key }) => key);
    expect(new Set(keys).size).toBe(10_000);
    expect(linesOf(doors).map(({ key }) => key)).toEqual(keys);
  });
});

describe("the one thing to do", () => {
  const may = { mayEdit: true, mayLock: true };
  const mayNot = { mayEdit: false, mayLock: false };
  const remedies = (lines: ReturnType<typeof linesOf>, allowed = may) => lines.map((line) => lineRemedy(line, allowed));
  const room = door("Room");

  it("is other digits, where the digits are to blame and codes may be changed here", () => {
    const lines = linesOf(
      [room],
      [
        code("Dana", room, {
          errors: [
            ["failed_to_set_on_device", 1],
            ["duplicate_code_on_device", 1],
          ],
        }),
      ],
    );
    expect(remedies(lines)).toEqual(["otherDigits"]);
    expect(remedies(lines, mayNot)).toEqual(["seeCode"]);
  });

  it("is to lock a jammed door that answers, where doors may be locked here", () => {
    const jammed = (online: boolean) => linesOf([door("Gate", { online, warnings: [["lock_jammed", 1]] })]);
    expect(remedies(jammed(true))).toEqual(["lockAgain"]);
    expect(remedies(jammed(true), mayNot)).toEqual(["seeDevice"]);
    expect(remedies(jammed(false)).sort()).toEqual(["checkAgain", "seeDevice"]);
  });

  it("never unlocks", () => {
    const doors = ["lock_jammed", "office_mode", "privacy_mode"].map((each) => door(each, { warnings: [[each, 1]] }));
    expect(remedies(linesOf(doors)).filter((remedy) => /unlock/i.test(remedy))).toEqual([]);
  });

  it("is signing in for an account, looking again for hubs and doors, and changed batteries", () => {
    const doors = [
      door("A", { account: "a", online: false, accountErrors: [["account_disconnected", 1]] }),
      door("B", { account: "b", online: false, errors: [["hub_disconnected", 1]] }),
      door("C", { account: "c", online: false }),
      door("D", { battery: [0.05, "critical"] }),
    ];
    expect(remedies(linesOf(doors))).toEqual(["signIn", "checkAgain", "checkAgain", "changedBatteries"]);
  });
});
