// Refetches cached answers that events of access grants and methods have outdated.
import type { AccessGrant } from "@mortise/client";
import type { Session } from "../provider/session.ts";
import type { EventListener, Happening } from "./event-listeners.ts";
import { inBatches } from "./in-batches.ts";
import { patchAnswers, patchOf } from "./patch-answers.ts";
import type { AccessGrantsInput, AccessMethodsInput } from "./reads/access-grants.ts";
import { refreshAnswers } from "./refresh.ts";
import { refreshGrantAnswers } from "./refresh-grants.ts";

/** Longest list that is refetched as a whole when a grant changes: one page. */
const longList = 500;
/** Most grants that are refetched by id. More ids would make a long URL, so the whole list is refetched. */
const fewGrants = 20;

export const grantListener: EventListener = {
  hear(session, event) {
    if (/^access_(grant|method)\./.test(event.event_type ?? "")) addEvent(session, event);
  },
  readAgain: ({ key }, wanted) => void refreshGrantAnswers(key, wanted),
};

const addEvent = inBatches<Happening>("grant events", (session, events) => {
  const subject = subjectOf(events);
  return Promise.all([
    refreshAnswers(session.key, "accessGrants.get", undefined, ({ queryKey: [, , , input], state: { data } }) =>
      [input, data].some(subject.isAbout),
    ),
    refreshLists(session, subject),
    refreshMethods(session, subject),
  ]);
});

type Subject = ReturnType<typeof subjectOf>;

/** Finds the grants that events are about, by id and by key. */
function subjectOf(events: readonly Happening[]) {
  const ids = new Set(events.flatMap(({ access_grant_id, access_grant_ids }) => access_grant_ids ?? access_grant_id));
  const keys = new Set(
    events.flatMap(({ access_grant_key, access_grant_keys }) => access_grant_keys ?? access_grant_key),
  );
  keys.delete(undefined);
  return {
    ids: [...ids].filter((id) => id !== undefined),
    /** Whether a grant was created or deleted. */
    isListChange: events.some(({ event_type }) => /^access_grant\.(created|deleted)$/.test(event_type ?? "")),
    isAbout: (thing: unknown): boolean => {
      const { access_grant_id, access_grant_key } = Object(thing) as Partial<AccessGrant>;
      return ids.has(access_grant_id ?? "") || keys.has(access_grant_key);
    },
  };
}

async function refreshLists(session: Session, { ids, isListChange, isAbout }: Subject): Promise<void> {
  let isInLongList = false;
  await refreshAnswers(session.key, "accessGrants.list", undefined, ({ queryKey: [, , , input], state: { data } }) => {
    const { access_grant_ids, access_grant_key, device_id, space_id, location_id } = Object(input) as AccessGrantsInput;
    if (access_grant_ids?.every((access_grant_id) => !isAbout({ access_grant_id }))) return false;
    if (access_grant_key && !isAbout({ access_grant_key })) return false;
    // A grant with changed doors may have entered or left a list of one door or space.
    if (isListChange || (device_id ?? space_id ?? location_id) !== undefined) return true;
    const grants = (data ?? []) as AccessGrant[];
    if (!grants.some(isAbout)) return false;
    if (grants.length <= longList || ids.length > fewGrants) return true;
    isInLongList = true;
    return false;
  });
  // `inBatches` ignores a failure: the whole list is refetched when the window regains focus.
  if (isInLongList) await readGrantsAgain(session, ids);
}

/** Refetches some grants, in every list that contains them. */
async function readGrantsAgain(session: Session, access_grant_ids: readonly string[]): Promise<void> {
  const found = await session.run(({ accessGrants }) =>
    accessGrants.list({ access_grant_ids: [...access_grant_ids], limit: access_grant_ids.length }),
  );
  const fresh = new Map(found.map((grant) => [grant.access_grant_id, grant]));
  patchAnswers(
    session.key,
    patchOf("accessGrants.list", (grants: AccessGrant[]) =>
      grants.some(({ access_grant_id }) => fresh.has(access_grant_id))
        ? grants.map((grant) => fresh.get(grant.access_grant_id) ?? grant)
        : grants,
    ),
  );
}

/** Refetches methods. Lists by door, space or code are included, because methods do not name their grant. */
const refreshMethods = ({ key }: Session, { isAbout }: Subject) =>
  refreshAnswers(key, "accessMethods.list", undefined, ({ queryKey: [, , , input] }) => {
    const { access_grant_id, access_grant_key } = Object(input) as AccessMethodsInput;
    return (access_grant_id ?? access_grant_key) === undefined || isAbout({ access_grant_id, access_grant_key });
  });
