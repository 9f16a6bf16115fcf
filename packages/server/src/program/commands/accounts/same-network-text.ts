// Texts for operators about accounts on the same network of locks.
import type { OtherAccount } from "../../../hubs/links/same-network.ts";

/** Facts for programs. Another workspace is only mentioned. */
export const alsoConnected = (others: readonly OtherAccount[], workspace_id: string) => ({
  accounts: idsOf(others, workspace_id),
  in_other_workspace: others.some((other) => other.workspace_id !== workspace_id),
});

/** Text about the other accounts; `undefined` if there are none. */
export function sameNetworkText(others: readonly OtherAccount[], workspace_id: string): string | undefined {
  const { accounts, in_other_workspace } = alsoConnected(others, workspace_id);
  const places = [
    ...(accounts.length > 0 ? [`by account ${accounts.join(", ")} of this workspace`] : []),
    ...(in_other_workspace ? ["in another workspace of this server"] : []),
  ];
  if (places.length === 0) return undefined;
  const meaning = "Both write codes to the same locks; remove one unless you want that.";
  return `This network is connected already, ${places.join(" and ")}. ${meaning}`;
}

const idsOf = (others: readonly OtherAccount[], workspace_id: string): string[] =>
  others.filter((other) => other.workspace_id === workspace_id).map(({ connected_account_id }) => connected_account_id);
