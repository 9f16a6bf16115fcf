// Builds the people, spaces and stays of a world: one call each, dated a second after the last one.
import { iso } from "../../base/clock.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import { asCompared } from "../../base/db/search-text.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import { factColumns, type IdentityFacts, noFacts, type UserIdentityRow } from "../../base/db/user-identities.ts";
import { type GrantEntry, type IssuedFor, type RequestedMethod, untold } from "../../doors/grants/grant-state.ts";
import { columnsOf } from "../../doors/spaces/space-entity.ts";
import type { SandboxFault } from "../sandbox/faults.ts";
import { stableId } from "./stable-id.ts";
import type { WorldBuilder } from "./world-builder.ts";
import type { CodeOptions } from "./world-code.ts";
import type { WorldDevice, WorldMethod, WorldStay } from "./world.ts";

export interface StayOptions {
  /** Start, in hours from `WorldBuilder.hour`, the full hour in which the world is built. */
  from: number;
  /** End, in hours from `WorldBuilder.hour`; `null` for none. */
  until: number | null;
  doors?: readonly WorldDevice[];
  spaces?: readonly SpaceRow[];
  /** Doors that the grant names and that are gone. */
  gone?: readonly string[];
  /** Requested PIN. */
  wish?: string;
  /** Access method that exists already. @default the server makes one */
  made?: {
    pin: string;
    /** Doors whose locks have the PIN. */
    on: readonly WorldDevice[];
    /** Start and end on the locks, if they do not have the stay's yet. @default the stay's */
    hours?: Pick<CodeOptions, "from" | "until">;
  };
  /** Requested changes that are not on all locks yet. */
  asked?: (grant: AccessGrantRow, access_method_id: string) => readonly Omit<GrantEntry, "created_at">[];
  /** Whether the deletion of the stay was requested. */
  isDeleting?: boolean;
}

const [secondMs, hourMs] = [1000, 3_600_000];

export class StayBuilder {
  readonly #build: WorldBuilder;

  constructor(build: WorldBuilder) {
    this.#build = build;
  }

  #dated(place: number): string {
    return iso(this.#build.hour - 24 * hourMs + place * secondMs);
  }

  person(full_name: string, facts: Partial<IdentityFacts> = {}): UserIdentityRow {
    const { workspace_id } = this.#build;
    const { people } = this.#build.done();
    const user_identity_id = stableId(workspace_id, "person", full_name);
    const columns = factColumns(user_identity_id, { ...noFacts, full_name, ...facts });
    const created_at = this.#dated(people.length);
    const person = { user_identity_id, workspace_id, customer_key: null, created_at, ...columns };
    people.push(person);
    return person;
  }

  space(name: string, space_key: string, doors: readonly WorldDevice[]): SpaceRow {
    const { workspace_id } = this.#build;
    const { spaces } = this.#build.done();
    const space: SpaceRow = {
      space_id: stableId(workspace_id, "space", space_key),
      workspace_id,
      ...columnsOf({ name, space_key, customer_key: null }, { time_zone: "America/New_York" }),
      device_count: 0,
      created_at: this.#dated(spaces.length),
    };
    spaces.push({ space, device_ids: idsOf(doors) });
    return space;
  }

  fault({ device: { device_id } }: WorldDevice, fault: SandboxFault): void {
    this.#build.done().faults.push({ device_id, fault });
  }

  stay(access_grant_key: string, { user_identity_id, full_name }: UserIdentityRow, options: StayOptions): WorldStay {
    const { workspace_id, hour } = this.#build;
    const { stays } = this.#build.done();
    const { from, until, doors = [], spaces = [], gone = [], wish, made, asked, isDeleting = false } = options;
    const created_at = this.#dated(stays.length);
    const access_grant_id = stableId(workspace_id, "grant", access_grant_key);
    const request: RequestedMethod = { mode: "code", code: wish, created_at };
    const at = (hours: number) => iso(Math.round(hour + hours * hourMs));
    const grant: AccessGrantRow = {
      access_grant_id,
      workspace_id,
      user_identity_id,
      access_grant_key,
      reservation_key: null,
      customer_key: null,
      name: null,
      starts_at: at(from),
      ends_at: until === null ? null : at(until),
      created_at,
      changed_at: asked ? at(-1) : created_at,
      deleting_at: isDeleting ? at(-1) : null,
      requests: JSON.stringify([request]),
      customization_profile_id: null,
      state: JSON.stringify(untold),
      asked_by: null,
      search: asCompared([access_grant_id, access_grant_key].join("\n")),
    };
    const method = made && this.#method(grant, full_name, made, options);
    const access_method_id = method?.method.access_method_id ?? "";
    const pending_mutations = (asked?.(grant, access_method_id) ?? []).map((entry) =>
      Object.assign({ created_at: grant.changed_at }, entry),
    );
    const stay: WorldStay = {
      grant: { ...grant, state: JSON.stringify({ ...untold, pending_mutations }) },
      device_ids: [...idsOf(doors), ...gone],
      space_ids: spaces.map(({ space_id }) => space_id),
      made: method,
    };
    stays.push(stay);
    return stay;
  }

  #method(
    { access_grant_id, workspace_id, created_at, starts_at, ends_at }: AccessGrantRow,
    name: string | null,
    { pin, on, hours }: NonNullable<StayOptions["made"]>,
    { from, until }: StayOptions,
  ): WorldMethod {
    const device_ids = idsOf(on).toSorted();
    // The issue counts as reported, so that the server does not report it again.
    const issuedFor: IssuedFor = [starts_at, ends_at, pin, device_ids];
    const method: AccessMethodRow = {
      access_method_id: stableId(access_grant_id, "method"),
      workspace_id,
      access_grant_id,
      request: 0,
      code: pin,
      created_at,
      issued_at: created_at,
      is_issued: on.length > 0 ? 1 : 0,
      is_backup: 0,
      deleting_at: null,
      state: JSON.stringify({ ...untold, issued_for: JSON.stringify(issuedFor) }),
    };
    const times = hours ?? (until === null ? {} : { from, until });
    const codes = on.map((door) => this.#build.code(door, name, pin, { ...times, age_days: 1 }));
    return { method, device_ids, access_code_ids: codes.map(({ code }) => code.access_code_id) };
  }
}

const idsOf = (doors: readonly WorldDevice[]) => doors.map(({ device }) => device.device_id);
