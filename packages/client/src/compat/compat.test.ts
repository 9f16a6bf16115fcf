import { describe, expect, it } from "vitest";
import { apiKey, hangUp, refusal, startWire, testClock, type Reply } from "../../test/wire.ts";
import { SeamActionAttemptTimeoutError, SeamCredentialsError, SeamNetworkError } from "../errors.ts";
import Default, * as compat from "./compat.ts";

const { Seam } = compat;
const attempt = { action_attempt_id: "a", action_type: "LOCK_DOOR", status: "pending", result: null, error: null };
const jammed = { ...attempt, status: "error", error: { type: "lock_jammed", message: "The bolt is stuck" } };
const confirmed = { ...attempt, status: "success", result: { was_confirmed_by_device: true } };

async function clientOn(...replies: Reply[]) {
  const wire = await startWire(...replies);
  return { wire, seam: new Seam({ apiKey, endpoint: wire.endpoint, clock: testClock() }) };
}
const failureOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.unreachable("It should have failed."),
    (error: Error) => error,
  );

describe("results", () => {
  it("has the fields of a command's result beside its attempt", async () => {
    const { seam, wire } = await clientOn(
      { ok: true, action_attempt: attempt },
      { ok: true, action_attempt: confirmed },
    );
    expect(await seam.locks.lockDoor("door")).toEqual({ was_confirmed_by_device: true, actionAttempt: confirmed });
    expect(wire.asked.map(({ url }) => url)).toEqual(["/locks/lock_door", "/action_attempts/get?action_attempt_id=a"]);
  });

  it.each(["heat", "cool", "heatCool", "off", "setFanMode"] as const)("has thermostats.%s", async (name) => {
    const { seam, wire } = await clientOn({ ok: true, action_attempt: confirmed });
    await expect(seam.thermostats[name]({ device_id: "t" })).resolves.toHaveProperty("actionAttempt.status", "success");
    expect(wire.asked[0]?.url).toBe(`/thermostats/${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
  });

  it("takes the account of locks.list as a bare string", async () => {
    const { seam, wire } = await clientOn({ ok: true, locks: [] });
    await seam.locks.list("account-1");
    expect(wire.asked[0]?.url).toBe("/locks/list?connected_account_id=account-1");
  });

  it("waits for the end of accessCodes.update only when asked", async () => {
    const { seam, wire } = await clientOn(
      { ok: true, action_attempt: attempt },
      { ok: true, action_attempt: confirmed },
    );
    expect(await seam.accessCodes.update({ access_code_id: "c" })).toEqual(attempt);
    expect(wire.asked).toHaveLength(1);
    expect(await seam.accessCodes.update({ access_code_id: "c" }, { waitForCompletion: true })).toEqual(confirmed);
  });

  it("asks an internal call only with the word that it is meant, and does not send the word", async () => {
    const { seam, wire } = await clientOn({ ok: true, device_models: [] });
    await expect(seam.deviceModels.list({})).rejects.toThrow("This is an internal endpoint and should not be used.");
    await seam.deviceModels.list({ acknowledge_intentional_use_of_internal_api: true });
    expect(wire.asked.map(({ url }) => url)).toEqual(["/internal/device_models/list"]);
  });

  it("sends requests of one's own, and waits for the commands that they begin", async () => {
    const begun = { ok: true, action_attempt: attempt };
    const { seam, wire } = await clientOn(begun, begun, { ok: true, action_attempt: confirmed });
    const request = { url: "/locks/lock_door", method: "post", data: { device_id: "door" } };
    expect(await seam.makeRequest(request)).toEqual(begun);
    expect(wire.asked[0]).toMatchObject({ method: "POST", url: "/locks/lock_door", body: { device_id: "door" } });
    expect(await seam.createActionAttemptAndWait(request)).toHaveProperty("actionAttempt", confirmed);
    expect(await seam.awaitActionAttempt({ ...attempt, status: "pending" })).toEqual(confirmed);
  });
});

describe("errors", () => {
  it("throws a SeamAPIError with the answer's error as metadata", async () => {
    const { seam } = await clientOn(refusal(404, "device_not_found", { data: { device_id: "x" } }));
    const error = await failureOf(seam.devices.get("x"));
    expect(error).toBeInstanceOf(compat.SeamAPIError);
    const { status, requestId, metadata } = error as compat.SeamAPIError;
    expect([status, requestId]).toEqual([404, "request-1"]);
    expect(metadata).toMatchObject({ type: "device_not_found", data: { device_id: "x" } });
    expect(String(error)).toBe("SeamAPIError: 404, Refused: device_not_found (device_not_found)");
  });

  it("throws a SeamMalformedInputError with the fields", async () => {
    const validation_errors = { device_id: { _errors: ["Invalid uuid"] } };
    const { seam } = await clientOn(refusal(400, "invalid_input", { validation_errors }));
    const error = await failureOf(seam.makeRequest({ url: "/devices/get" }));
    expect(error).toBeInstanceOf(compat.SeamMalformedInputError);
    expect(error).toHaveProperty("validationErrors", validation_errors);
    expect(String(error)).toContain("Invalid uuid");
  });

  it("throws a SeamActionAttemptError with the type of the command", async () => {
    const { seam } = await clientOn({ ok: true, action_attempt: attempt }, { ok: true, action_attempt: jammed });
    const error = await failureOf(seam.locks.lockDoor("door"));
    expect(error).toBeInstanceOf(compat.SeamActionAttemptError);
    expect(error).toMatchObject({ type: "lock_jammed", action_type: "LOCK_DOOR" });
    expect(String(error)).toBe("SeamActionAttemptError: lock_jammed performing LOCK_DOOR: The bolt is stuck");
  });

  it("gives up on a command after a minute, and on a server that hangs up at once", async () => {
    const pending = await clientOn({ ok: true, action_attempt: attempt });
    expect(await failureOf(pending.seam.locks.lockDoor("door"))).toBeInstanceOf(SeamActionAttemptTimeoutError);
    const gone = await clientOn(hangUp);
    expect(await failureOf(gone.seam.locks.lockDoor("door"))).toBeInstanceOf(SeamNetworkError);
  });

  it("refuses two credentials", () => {
    expect(() => new Seam({ apiKey, clientSessionToken: "seam_cst1_x" })).toThrow(SeamCredentialsError);
  });
});

describe("exports", () => {
  it("has Seam as default too, and tells devices by their type", () => {
    expect(Default).toBe(Seam);
    const kinds = (device_type: string) =>
      [compat.isLockDevice, compat.isThermostatDevice, compat.isNoiseSensorDevice].map((is) => is({ device_type }));
    expect(kinds("wyze_lock")).toEqual([true, false, false]);
    expect(kinds("nest_thermostat")).toEqual([false, true, false]);
    expect(kinds("minut_sensor")).toEqual([false, false, true]);
  });
});
