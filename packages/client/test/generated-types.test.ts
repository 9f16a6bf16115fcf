// The generated types equal those of the schemas. The compiler checks this: a difference does not compile.
import type { Call, CallTable, everyCall } from "@mortise/contract";
import { expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type {
  AccessCode,
  ActionAttempt,
  ConnectWebview,
  Device,
  Inputs,
  SeamEvent,
  SucceededActionAttempt,
} from "../src/index.ts";
import { pages, Seam } from "../src/index.ts";

/** Rows of a table by dotted name, such as `{ "devices.list": row }`. */
type Rows<Table, Prefix extends string = ""> = Table extends CallTable
  ? UnionToIntersection<
      {
        [Name in keyof Table & string]: Table[Name] extends Call
          ? { [Key in `${Prefix}${Name}`]: Table[Name] }
          : Rows<Table[Name], `${Prefix}${Name}.`>;
      }[keyof Table & string]
    >
  : never;
type UnionToIntersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** Dates are sent as text. */
type Wire<Type> = Type extends Date
  ? never
  : Type extends readonly unknown[] | object
    ? { [Key in keyof Type]: Wire<Type[Key]> }
    : Type;
type InputIn<Row> = Row extends { input: infer Input extends z.ZodType } ? z.input<Input> : never;
type AnswerIn<Row, Key extends string> = Row extends { result: Record<Key, infer Result extends z.ZodType> }
  ? z.input<Result>
  : never;

type AllRows = Rows<typeof everyCall>;

it("generated inputs equal those of the schemas", () => {
  expectTypeOf<{ [Name in keyof Inputs]: Wire<Inputs[Name]> }>().toEqualTypeOf<{
    [Name in keyof Inputs]: Wire<InputIn<AllRows[Name & keyof AllRows]>>;
  }>();
});

it("every call's input has a named type, and there is no unused one", () => {
  // An empty input has the type of an empty record.
  type Named = { [Name in keyof AllRows]: string extends keyof InputIn<AllRows[Name]> ? never : Name }[keyof AllRows];
  // The server answers these calls for other clients only.
  type Foreign =
    | "clientSessions.getOrCreateByPost"
    | "connectedAccounts.update"
    | "connectedAccounts.simulateDisconnect"
    | "deviceCatalogue.getManufacturer"
    | "deviceCatalogue.getModel"
    | "deviceCatalogue.listManufacturers"
    | "deviceCatalogue.listModels"
    | "devices.simulateConnect"
    | "connectedAccounts.sync"
    | "devices.simulateDisconnect"
    | "devices.simulateConnectToHub"
    | "devices.simulateDisconnectFromHub"
    | "devices.simulateRemove"
    | "devices.simulatePaidSubscription"
    | "locks.simulateKeypadCodeEntry"
    | "locks.simulateManualLockViaKeypad"
    | "noiseThresholds.listSensors"
    | "thermostats.heat"
    | "thermostats.cool"
    | "thermostats.heatCool"
    | "thermostats.off"
    | "thermostats.setFanMode"
    | "spaces.addAcsEntrances"
    | "spaces.removeAcsEntrances"
    | "telemetry.report"
    | "webhooks.update"
    | "workspaces.create"
    | "workspaces.update";
  expectTypeOf<keyof Inputs>().toEqualTypeOf<Exclude<Named, Foreign>>();
});

it("generated entities equal those of the schemas", () => {
  expectTypeOf<Wire<Device>>().toEqualTypeOf<Wire<AnswerIn<AllRows["devices.get"], "device">>>();
  expectTypeOf<Wire<AccessCode>>().toEqualTypeOf<Wire<AnswerIn<AllRows["accessCodes.get"], "access_code">>>();
  expectTypeOf<Wire<ActionAttempt>>().toEqualTypeOf<Wire<AnswerIn<AllRows["actionAttempts.get"], "action_attempt">>>();
  expectTypeOf<Wire<ConnectWebview>>().toEqualTypeOf<
    Wire<AnswerIn<AllRows["connectWebviews.create"], "connect_webview">>
  >();
  expectTypeOf<Wire<SeamEvent>>().toEqualTypeOf<Wire<AnswerIn<AllRows["events.get"], "event">>>();
});

it("methods have the right parameter and result types", () => {
  const use = async (seam: Seam) => {
    expectTypeOf(await seam.devices.list()).toEqualTypeOf<Device[]>();
    expectTypeOf(await seam.devices.get("id")).toEqualTypeOf<Device>();
    expectTypeOf(await seam.locks.unlockDoor({ device_id: "id" })).toExtend<SucceededActionAttempt>();
    expectTypeOf(await seam.locks.unlockDoor("id", { waitForActionAttempt: false })).toEqualTypeOf<ActionAttempt>();
    expectTypeOf(await seam.accessCodes.update({ access_code_id: "id" })).toEqualTypeOf<ActionAttempt>();
    expectTypeOf(await seam.webhooks.delete("id")).toEqualTypeOf<void>();
    await seam.devices.list({ created_before: new Date() }, { signal: new AbortController().signal });
    expectTypeOf(pages(seam.devices.list, { limit: 1 })).toEqualTypeOf<AsyncGenerator<Device[], void, undefined>>();
    // This call also takes a bare string, which is no input for pages.
    pages(seam.accessCodes.unmanaged.list, { device_id: "id", limit: 1 });

    // @ts-expect-error the lock is missing
    pages(seam.accessCodes.unmanaged.list, { limit: 1 });
    // @ts-expect-error a list takes no bare string
    await seam.devices.list("id");
    // @ts-expect-error no such filter
    await seam.devices.list({ device_idz: [] });
    // @ts-expect-error what to unlock is missing
    await seam.locks.unlockDoor();
    // @ts-expect-error an id is text
    await seam.locks.unlockDoor({ device_id: 7 });
    // @ts-expect-error the acknowledgement is missing
    await seam.deviceModels.list({});
    // @ts-expect-error no such call
    await seam.devices.explode();
  };
  expectTypeOf(use).toBeFunction();
  // @ts-expect-error a user identifier key is required
  const incomplete = () => Seam.getClientSessionToken({ publishableKey: "seam_pk1" });
  expectTypeOf(incomplete).toBeFunction();
});
