import type { everyCall } from "@mortise/contract";
import { notFound } from "../../base/errors.ts";
import { jsonList } from "../../base/text/json-text.ts";
import { devicesOfPerson, giveDevice, takeDevice } from "../../doors/people/devices-of-person.ts";
import { identityNotFound, requireIdentity } from "../../doors/people/find-identity.ts";
import { identitiesAsSent } from "../../doors/people/identities-as-sent.ts";
import { createIdentity, updateIdentity } from "../../doors/people/keep-identity.ts";
import { listIdentities } from "../../doors/people/list-identities.ts";
import { mergeIdentities } from "../../doors/people/merge-identities.ts";
import { removeNamedIdentity } from "../../doors/people/remove-identities.ts";
import type { Handlers } from "../call-context.ts";
import { acsNotSupported } from "./absent.ts";

export const userIdentities = {
  async create(context, { acs_system_ids, ...facts }) {
    if (acs_system_ids?.length) throw acsNotSupported("acs_system_ids must be empty: leave it out");
    const [user_identity] = await identitiesAsSent(context.database.query, [await createIdentity(context, facts)]);
    if (!user_identity) throw notFound("user_identity");
    return { user_identity };
  },
  async get(context, { user_identity_id, user_identity_key = "" }) {
    const { query } = context.database;
    const name = user_identity_id === undefined ? { user_identity_key } : { user_identity_id };
    const [user_identity] = await identitiesAsSent(query, [await requireIdentity(query, context, name)]);
    if (!user_identity) throw identityNotFound(name);
    return { user_identity };
  },
  async list(context, filters) {
    const { rows, pagination } = await listIdentities(context, filters);
    return { user_identities: await identitiesAsSent(context.database.query, rows), pagination };
  },
  async update(context, { user_identity_id, ...facts }) {
    await updateIdentity(context, user_identity_id, facts);
    return {};
  },
  async delete(context, { user_identity_id }) {
    await removeNamedIdentity(context, user_identity_id);
    return {};
  },
  async grantAccessToDevice(context, pair) {
    await giveDevice(context, pair);
    return {};
  },
  async revokeAccessToDevice(context, pair) {
    await takeDevice(context, pair);
    return {};
  },
  async listAccessibleDevices(context, name) {
    const devices = jsonList(await devicesOfPerson(context, name));
    return { devices, accessible_devices: devices };
  },
  async merge(context, input) {
    const { user_identity_id, user_identity_key = "" } = input;
    if (user_identity_id === undefined)
      await mergeIdentities(
        context,
        { user_identity_key },
        (input.merged_user_identity_keys ?? []).map((key) => ({ user_identity_key: key })),
      );
    else
      await mergeIdentities(
        context,
        { user_identity_id },
        (input.merged_user_identity_ids ?? []).map((id) => ({ user_identity_id: id })),
      );
    return {};
  },
} satisfies Handlers<typeof everyCall.userIdentities>;
