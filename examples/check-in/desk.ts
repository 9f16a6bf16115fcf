// The desk's actions on a stay. The guest is a person, the unit a space, and one access grant joins them from check-in
// to check-out.
import type { Seam, SeamEvent } from "@mortise/client";
import { type Stay, nightsLater } from "./stay.ts";

export function deskOf(seam: Seam, stays: readonly Stay[]) {
  const turns = new Map<Stay, Promise<unknown>>();

  /** Runs one action at a time for each stay, so that a second press finds the first one's result. */
  function inTurn<Result>(stay: Stay, work: () => Promise<Result>): Promise<Result> {
    const turn = (turns.get(stay) ?? Promise.resolve()).then(work);
    turns.set(
      stay,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Reads the stay's state on the locks. Webhooks only trigger this, so their order does not matter. */
  async function look(stay: Stay): Promise<void> {
    const { access_grant_id } = stay;
    if (access_grant_id === undefined || stay.ended) return;
    if (stay.leaves.getTime() <= Date.now()) return over(stay);
    const [grant, methods] = await Promise.all([
      seam.accessGrants.get({ access_grant_id }),
      seam.accessMethods.list({ access_grant_id }),
    ]);
    const issued = methods.filter(({ is_issued }) => is_issued);
    stay.pins = await Promise.all(
      issued.map(async ({ access_method_id, code }) => {
        const codes = await seam.accessCodes.list({ access_method_id });
        return { digits: code ?? "", device_ids: codes.map(({ device_id }) => device_id) };
      }),
    );
    const hasFailed = [grant, ...methods].some(({ errors }) => errors.length > 0);
    const isSet = methods.length > 0 && issued.length === methods.length;
    stay.state = hasFailed ? "failed" : isSet ? "set" : "waiting";
  }

  /** Ends the grant. The server removes the PIN from the locks, and a webhook reports when that is done. */
  async function end(stay: Stay, ended: "left" | "cancelled"): Promise<void> {
    if (stay.ended) return;
    const { access_grant_id } = stay;
    if (access_grant_id !== undefined) await seam.accessGrants.delete({ access_grant_id });
    stay.ended = ended;
    stay.state = access_grant_id === undefined ? ended : "leaving";
    stay.pins = [];
  }

  async function checkIn(stay: Stay): Promise<void> {
    if (stay.ended || stay.access_grant_id !== undefined) return;
    const { user_identity_id, guest, unit, leaves } = stay;
    const grant = await seam.accessGrants.create({
      ...(user_identity_id === undefined ? { user_identity: { full_name: guest } } : { user_identity_id }),
      space_ids: [unit.space_id],
      // The grant starts now, so that a guest who is early may enter the room.
      ends_at: leaves,
      reservation_key: stay.link,
      requested_access_methods: [{ mode: "code" }],
    });
    stay.user_identity_id = grant.user_identity_id;
    stay.access_grant_id = grant.access_grant_id;
    stay.state = "waiting";
    await look(stay);
  }

  /** Changes the end of the stay on the locks. The PIN keeps its digits. */
  async function change(stay: Stay, nights: number): Promise<void> {
    const leaves = nightsLater(stay.leaves, nights);
    if (stay.ended || leaves <= stay.arrives || leaves.getTime() <= Date.now()) return;
    const { access_grant_id } = stay;
    if (access_grant_id !== undefined) await seam.accessGrants.update({ access_grant_id, ends_at: leaves });
    stay.leaves = leaves;
    await look(stay);
  }

  const actions: Readonly<Record<string, (stay: Stay) => Promise<void>>> = {
    "check-in": checkIn,
    longer: (stay) => change(stay, 1),
    shorter: (stay) => change(stay, -1),
    "check-out": (stay) => end(stay, "left"),
    cancel: (stay) => end(stay, "cancelled"),
  };

  return {
    stays,
    /** Returns an action of the desk, or `undefined` if it has none of this name. */
    actionCalled(name: string) {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      return action && ((stay: Stay) => inTurn(stay, () => action(stay)));
    },
    /** Records a webhook's event. Resolves to its stay, if that is known by now. */
    async note(event: SeamEvent): Promise<Stay | undefined> {
      const about = grantsOf(event);
      const stay = stays.find(
        ({ access_grant_id }) => access_grant_id !== undefined && about.includes(access_grant_id),
      );
      if (stay && event.event_type === "access_grant.deleted") await inTurn(stay, () => forget(stay));
      else if (stay) await inTurn(stay, () => look(stay));
      return stay;
    },
  };
}

/** Marks a stay whose grant has ended on time. The server removes the PIN from the locks. */
function over(stay: Stay): void {
  stay.ended = "left";
  stay.state = "left";
  stay.pins = [];
}

/** Forgets a grant that was deleted elsewhere, so that the guest can be checked in again. */
async function forget(stay: Stay): Promise<void> {
  delete stay.access_grant_id;
  stay.pins = [];
  stay.state = stay.ended ?? "expected";
}

const grantsOf = ({ access_grant_id, ...event }: SeamEvent): unknown[] => {
  const { access_grant_ids } = event as { access_grant_ids?: unknown };
  return Array.isArray(access_grant_ids) ? access_grant_ids : [access_grant_id];
};
