// Input and result of `get_related` calls, which read entities of several kinds, each under its own name.
import { z } from "zod";

/** Kinds of each call. Kinds that this server does not have are empty lists. */
export const relatedKinds = {
  access_grants: [
    "spaces",
    "devices",
    "acs_entrances",
    "connected_accounts",
    "acs_systems",
    "user_identities",
    "acs_access_groups",
    "access_methods",
  ],
  access_methods: [
    "spaces",
    "devices",
    "acs_entrances",
    "access_grants",
    "access_methods",
    "instant_keys",
    "client_sessions",
    "acs_credentials",
  ],
} as const;

export type RelatedTo = keyof typeof relatedKinds;
export type RelatedKind<Of extends RelatedTo = RelatedTo> = (typeof relatedKinds)[Of][number];

const kindsOf = <Of extends RelatedTo>(of: Of) =>
  z
    .array(z.enum(relatedKinds[of] as readonly RelatedKind<Of>[]))
    .max(20)
    .optional();

export const batchParts = <Of extends RelatedTo>(of: Of) => ({
  include: kindsOf(of).meta({ description: "Kinds to include. Default: all." }),
  exclude: kindsOf(of).meta({ description: "Kinds to leave out." }),
});

const list = z.array(z.looseObject({})).optional();

export const batchOf = <Of extends RelatedTo>(of: Of) =>
  z.looseObject(
    Object.fromEntries(relatedKinds[of].map((kind) => [kind, list])) as Record<RelatedKind<Of>, typeof list>,
  );
