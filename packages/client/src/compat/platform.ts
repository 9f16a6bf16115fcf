// Types of the methods of `seamapi` 8. `CompatPlatform` is `Platform` with the methods in `Changed` added or replaced.
import type { ActionAttempt, NoiseThreshold, SeamWebhook } from "../generated/entities.ts";
import type { Inputs } from "../generated/inputs.ts";
import type { Platform } from "../generated/platform.ts";

/** Whole answer of a call. */
export type SuccessfulAPIResponse<Answer = unknown> = Answer & { ok: true };

/** Result of a command after its attempt has succeeded. */
export interface SettledCommand {
  actionAttempt: ActionAttempt;
  was_confirmed_by_device?: boolean;
}

type Answered<Name extends keyof Inputs, Answer = unknown> = (
  input: Inputs[Name],
) => Promise<SuccessfulAPIResponse<Answer>>;
/** Like {@link Answered}, for a call that also takes an id in place of the input. */
type AnsweredById<Name extends keyof Inputs, Answer = unknown> = (
  input: string | Inputs[Name],
) => Promise<SuccessfulAPIResponse<Answer>>;
type CommandById<Name extends keyof Inputs> = (input: string | Inputs[Name]) => Promise<SettledCommand>;
type Begun = { action_attempt: ActionAttempt };

interface HeatInput {
  device_id: string;
  heating_set_point_celsius?: number | undefined;
  heating_set_point_fahrenheit?: number | undefined;
  sync?: boolean | undefined;
}
interface CoolInput {
  device_id: string;
  cooling_set_point_celsius?: number | undefined;
  cooling_set_point_fahrenheit?: number | undefined;
  sync?: boolean | undefined;
}
interface FanInput {
  device_id: string;
  fan_mode_setting?: "auto" | "on" | "circulate" | undefined;
  fan_mode?: "auto" | "on" | "circulate" | undefined;
  sync?: boolean | undefined;
}

interface Changed {
  workspaces: { resetSandbox(): Promise<SuccessfulAPIResponse<{ message: string } & Partial<Begun>>> };
  locks: {
    list(input?: string | Inputs["locks.list"]): ReturnType<Platform["locks"]["list"]>;
    lockDoor: CommandById<"locks.lockDoor">;
    unlockDoor: CommandById<"locks.unlockDoor">;
    configureAutoLock(input: Inputs["locks.configureAutoLock"]): Promise<SettledCommand>;
  };
  devices: {
    update: Answered<"devices.update">;
    delete: AnsweredById<"devices.delete">;
    unmanaged: Merged<Platform["devices"]["unmanaged"], { update: Answered<"devices.unmanaged.update"> }>;
  };
  accessCodes: {
    update(
      input: Inputs["accessCodes.update"],
      options?: { waitForCompletion?: boolean | undefined },
    ): Promise<ActionAttempt>;
    delete: CommandById<"accessCodes.delete">;
    unmanaged: Merged<
      Platform["accessCodes"]["unmanaged"],
      {
        update: Answered<"accessCodes.unmanaged.update">;
        delete: AnsweredById<"accessCodes.unmanaged.delete", Begun>;
        convertToManaged: CommandById<"accessCodes.unmanaged.convertToManaged">;
      }
    >;
  };
  connectWebviews: { delete: AnsweredById<"connectWebviews.delete"> };
  connectedAccounts: { delete: AnsweredById<"connectedAccounts.delete"> };
  clientSessions: { delete: AnsweredById<"clientSessions.delete"> };
  webhooks: {
    create: AnsweredById<"webhooks.create", { webhook: SeamWebhook }>;
    delete: AnsweredById<"webhooks.delete">;
  };
  noiseThresholds: {
    create: Answered<"noiseThresholds.create", Begun & { noise_threshold: NoiseThreshold }>;
    update: Answered<"noiseThresholds.update", Begun>;
    delete: Answered<"noiseThresholds.delete", Begun>;
  };
  deviceModels: {
    list(
      input: Inputs["deviceModels.list"] & { acknowledge_intentional_use_of_internal_api?: boolean | undefined },
    ): ReturnType<Platform["deviceModels"]["list"]>;
  };
  thermostats: {
    update: Answered<"thermostats.update", Begun>;
    delete: AnsweredById<"thermostats.delete">;
    heat(input: HeatInput): Promise<SettledCommand>;
    cool(input: CoolInput): Promise<SettledCommand>;
    heatCool(input: HeatInput & CoolInput): Promise<SettledCommand>;
    off(input: { device_id: string; sync?: boolean | undefined }): Promise<SettledCommand>;
    setFanMode(input: FanInput): Promise<SettledCommand>;
  };
}

type Merged<Own, Other> = Omit<Own, keyof Other> & Other;

export type CompatPlatform = {
  [Noun in keyof Platform]: Noun extends keyof Changed ? Merged<Platform[Noun], Changed[Noun]> : Platform[Noun];
};
