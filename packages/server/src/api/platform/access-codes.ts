import type { everyCall, InputOf } from "@mortise/contract";
import { whenEnded } from "../../doors/action-attempts.ts";
import { deviceOfCode, requireCode } from "../../doors/codes/access.ts";
import { type Changed, removeCode, updateCode } from "../../doors/codes/change.ts";
import {
  codesOn,
  createCode,
  type MadeCode,
  type NewCode,
  noDigitsLeft,
  requireProgrammable,
} from "../../doors/codes/create.ts";
import { isMinted, pickPin } from "../../doors/codes/digits.ts";
import { codeEntity, codeNow, freeBackups } from "../../doors/slots/code-entity.ts";
import { existingSet } from "../../doors/codes/existing-set.ts";
import { updateGroup } from "../../doors/codes/group.ts";
import { listCodes } from "../../doors/codes/list.ts";
import { createCodes, inOrder } from "../../doors/codes/multiple.ts";
import { requireOwnKey } from "../../doors/codes/own-key.ts";
import { enablePool, pullBackup } from "../../doors/codes/pool.ts";
import { ongoingTimes, timesOf } from "../../doors/codes/times.ts";
import { codeZoneWarnings } from "../../doors/codes/zone-warning.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import { type AccessCodeEntity, accessCodeOf, type CodeWishes } from "../../base/db/access-codes.ts";
import type { Query, Tx } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { requireDevice } from "../../doors/access/device-access.ts";
import { badRequest, notFound } from "../../base/errors.ts";
import { recordEvents } from "../../doors/events/recording.ts";

type Table = Omit<typeof everyCall.accessCodes, "unmanaged" | "simulate">;

export const accessCodes = {
  async list(context, input) {
    const { codes, pagination } = await listCodes(context, input, { path: "/access_codes/list", is_managed: 1 });
    return { access_codes: codes.map(({ row, beside }) => managed(codeEntity(row, beside))), pagination };
  },
  async get(context, input) {
    const row = await requireCode(context, input);
    return { access_code: await sent(context, row, await deviceOfCode(context, row)) };
  },
  async create(context, input) {
    const device = await requireDevice(context, { device_id: input.device_id });
    const made = await recordEvents(context, async (tx) => {
      // Calls with a common_code_key run one after another, because the key's first code chooses the digits for all.
      if (input.common_code_key) await holdWorkspace(tx, context.workspace.workspace_id);
      if (input.use_backup_access_code_pool) await enablePool(context, tx, device);
      const created = await createCode(context, tx, device.device_id, newCode(context, input));
      return { ...created, access_code: await asMade(context, tx, created) };
    });
    // The attempt of a future code ends at its start, for which `sync` cannot wait.
    const isAwaited = input.sync && made.code.status !== "unset";
    const action_attempt = isAwaited ? await whenEnded(context.database, made.attempt) : made.attempt;
    const access_code = input.sync ? await asItIs(context, made) : made.access_code;
    return { access_code, action_attempt, ...codeZoneWarnings(input, [device]) };
  },
  async createMultiple(context, input) {
    const ids = [...new Set(input.device_ids.map((id) => id.toLowerCase()))];
    const devices: DeviceRow[] = [];
    for (const device_id of ids) devices.push(await requireDevice(context, { device_id }));
    const mayDiffer = input.behavior_when_code_cannot_be_shared === "create_random_code";
    const recorded = await recordEvents(context, async (tx) => {
      if (input.use_backup_access_code_pool)
        for (const device of inOrder(devices)) await enablePool(context, tx, device);
      const made = await createCodes(context, tx, devices, newCode(context, input), mayDiffer);
      const answers = [];
      for (const each of made) answers.push(await asMade(context, tx, each));
      return { answers, events: made.flatMap(({ events }) => events) };
    });
    return { access_codes: recorded.answers, ...codeZoneWarnings(input, devices) };
  },
  async update(context, { common_code_key, ...input }) {
    const row = await requireCode(context, { access_code_id: input.access_code_id, device_id: input.device_id });
    requireOwnKey(row, common_code_key);
    const device = await deviceOfCode(context, row);
    const change = { ...input, is_external_modification_allowed: mayChangeOutside(input), wishes: wishesOf(input) };
    const changed = await recordEvents(context, async (tx) => {
      if (input.use_backup_access_code_pool) await enablePool(context, tx, device);
      return updateCode(context, tx, row, change);
    });
    return { ...(await attemptAnswer(context, changed, input.sync)), ...codeZoneWarnings(input, [device]) };
  },
  async updateMultiple(context, { common_code_key, ...change }) {
    const { doors } = await recordEvents(context, (tx) => updateGroup(context, tx, common_code_key, change));
    return codeZoneWarnings(change, doors);
  },
  async delete(context, input) {
    const row = await requireCode(context, { access_code_id: input.access_code_id, device_id: input.device_id });
    return attemptAnswer(context, await recordEvents(context, (tx) => removeCode(context, tx, row)), input.sync);
  },
  async pullBackupAccessCode(context, { access_code_id }) {
    const row = await requireCode(context, { access_code_id });
    const { access_code } = await recordEvents(context, async (tx) => {
      const { backup, device, events } = await pullBackup(context, tx, row);
      return { access_code: await sent(context, asRow(backup), device, tx), events };
    });
    return { backup_access_code: access_code, access_code };
  },
  async generateCode(context, { device_id }) {
    const device = await requireDevice(context, { device_id });
    const { properties } = requireProgrammable(device);
    const taken = new Set(
      (await codesOn(context.database.query, device.device_id)).flatMap(({ code }) => (code === null ? [] : [code])),
    );
    if (isMinted(properties))
      throw badRequest("code_constraints_violated", "The maker of this lock chooses the digits. Leave code out.");
    const among = await existingSet(context.database.query, [device]);
    const code = pickPin([properties], taken, undefined, among);
    if (code === undefined) throw noDigitsLeft(among !== undefined);
    return { generated_code: { device_id: device.device_id, code } };
  },
} satisfies Handlers<Table>;

type CodeInput = Omit<InputOf<Table["create"]>, "device_id" | "sync">;

function newCode(context: CallContext, input: CodeInput): NewCode {
  return {
    ...timesOf(input, ongoingTimes, context.now()),
    name: input.name ?? null,
    code: input.code,
    preferred_code_length: input.preferred_code_length,
    common_code_key: input.common_code_key,
    is_external_modification_allowed: mayChangeOutside(input),
    wishes: wishesOf(input),
  };
}

const mayChangeOutside = ({
  is_external_modification_allowed,
  allow_external_modification,
}: CodeInput): boolean | undefined => is_external_modification_allowed ?? allow_external_modification;

function wishesOf({ prefer_native_scheduling, attempt_for_offline_device }: CodeInput): CodeWishes {
  return {
    ...(prefer_native_scheduling === undefined ? {} : { prefer_native_scheduling }),
    ...(attempt_for_offline_device === undefined ? {} : { attempt_for_offline_device }),
  };
}

export async function attemptAnswer({ database }: CallContext, { attempt }: Changed, sync = false) {
  return { action_attempt: sync ? await whenEnded(database, attempt) : attempt };
}

/**
 * Returns the code for the answer, read in the transaction that creates it. The answer is therefore complete even if
 * the database fails right after the commit.
 */
const asMade = (context: CallContext, tx: Tx, { code, device }: MadeCode) => sent(context, asRow(code), device, tx);

async function asItIs(
  context: CallContext,
  { code, device, access_code }: MadeCode & { access_code: Awaited<ReturnType<typeof asMade>> },
) {
  const { database } = context;
  try {
    const made = database.query
      .selectFrom("access_codes")
      .selectAll()
      .where("access_code_id", "=", code.access_code_id);
    return await sent(context, (await made.executeTakeFirst()) ?? asRow(code), device);
  } catch (error) {
    if (!database.isUnavailable(error)) throw error;
    return access_code;
  }
}

const asRow = (code: AccessCodeEntity) => ({ body: JSON.stringify(code), removal_asked_at: null, refused: null });

type Progress = Parameters<typeof codeEntity>[0];

async function sent(context: CallContext, row: Progress, device: DeviceRow, query: Query = context.database.query) {
  const backups = (await freeBackups(query, [device.device_id])).get(device.device_id) ?? 0;
  return managed(await codeNow(query, accessCodeOf(row), { device, backups, now: context.now() }, row));
}

function managed(code: ReturnType<typeof codeEntity>) {
  if (!isManaged(code)) throw notFound("access_code");
  return code;
}

const isManaged = <Code extends Pick<AccessCodeEntity, "is_managed">>(
  code: Code,
): code is Code & { is_managed: true; common_code_key: string | null } => code.is_managed;
