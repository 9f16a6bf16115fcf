// Rules of several locks for one shared code (platform-api §3.3, §4.3).
import type { Device } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { deviceOf } from "../../../test/device.ts";
import { doorObstacle } from "./door-choice.ts";
import { pinProblem } from "./pin.ts";
import { sharedRules } from "./shared-rules.ts";

const door = (name: string, supported_code_lengths?: readonly number[], constraints: readonly object[] = []): Device =>
  deviceOf(name, {
    ...(supported_code_lengths && { supported_code_lengths: [...supported_code_lengths] }),
    code_constraints: constraints,
  } as Partial<Device["properties"]>);

describe("the digits that fit several doors", () => {
  it.each([
    [
      "what both take",
      [
        [4, 5, 6],
        [6, 7, 8],
      ],
      [6],
    ],
    ["all of one that names them, beside one that names none", [[4, 5], undefined], [4, 5]],
    ["what codes have elsewhere, where none names any", [undefined, undefined], [4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as const)("are %s", (_, given, lengths) => {
    const { rules, clash } = sharedRules(given.map((each, at) => door(`Door ${at}`, each)));
    expect(rules.pin.lengths).toEqual(lengths);
    expect(clash).toBeNull();
  });

  it("are none where two doors share no length, and these two are named", () => {
    const doors = [door("Front Door", [4, 5, 6]), door("Linen Room", [4]), door("Cellar", [4]), door("Gate", [6])];
    const { clash } = sharedRules(doors);
    expect(clash?.map(({ lengths, doors: named }) => [lengths, named.map(({ device_id }) => device_id)])).toEqual([
      [[4], ["Linen Room", "Cellar"]],
      [[6], ["Gate"]],
    ]);
  });

  it("are none where three doors share no length only together, and all are named", () => {
    const { clash } = sharedRules([door("A", [4, 5]), door("B", [5, 6]), door("C", [4, 6])]);
    expect(clash?.map(({ doors }) => doors[0]?.device_id)).toEqual(["A", "B", "C"]);
  });

  it("keep the rules of each door", () => {
    const { rules } = sharedRules([
      door("A", [4], [{ constraint_type: "no_zeros" }]),
      door("B", [4], [{ constraint_type: "cannot_start_with_12" }]),
    ]);
    expect(pinProblem("4082", rules.pin)).toBe("pinZeros");
    expect(pinProblem("1248", rules.pin)).toBe("pinStartsWith12");
    expect(pinProblem("4826", rules.pin)).toBeNull();
  });

  it("are those of no lock while no door is chosen", () => {
    const { rules, clash } = sharedRules([]);
    expect({ clash, isNamed: rules.pin.isNamed, nameMax: rules.nameMax }).toEqual({
      clash: null,
      isNamed: false,
      nameMax: 60,
    });
  });
});

it("takes the shortest name and the strictest start of several doors", () => {
  const limits = { constraint_type: "name_length", min_length: 3, max_length: 14 };
  const { rules } = sharedRules([
    door("A", [4], [limits]),
    door("B", [4], [{ constraint_type: "start_date_in_future" }]),
  ]);
  expect(rules).toMatchObject({ nameMin: 3, nameMax: 14, startsLater: true });
});

describe("a door", () => {
  it.each([
    ["nothing", deviceOf("A"), null],
    ["that it takes no codes", { ...deviceOf("A"), can_program_online_access_codes: false }, "takesNoCodes"],
    [
      "that its maker chooses the digits",
      door("A", [6], [{ constraint_type: "cannot_specify_pin_code" }]),
      "ownDigits",
    ],
    [
      "that its account is signed out",
      { ...deviceOf("A"), errors: [{ error_code: "account_disconnected", message: "" }] },
      "signedOut",
    ],
    [
      "nothing, while its hub is away",
      {
        ...deviceOf("A"),
        errors: [
          { error_code: "account_disconnected", message: "" },
          { error_code: "bridge_disconnected", message: "" },
        ],
      },
      null,
    ],
  ] as const)("is kept from a shared code by %s", (_, device, obstacle) => {
    expect(doorObstacle({ ...device, capabilities_supported: ["access_code"] } as Device)).toBe(obstacle);
  });
});
