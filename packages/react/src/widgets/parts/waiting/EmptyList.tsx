import type { ReactNode } from "react";
import { useStrings } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { EmptyState, type EmptyStateProps } from "../../../ui/EmptyState/EmptyState.tsx";

export interface EmptyListProps extends Pick<EmptyStateProps, "icon" | "text"> {
  /** The search, which may be why nothing is left. */
  search: { readonly text: string; readonly onChange: (text: string) => void } | null;
  /** What else can be done about it. */
  action?: ReactNode;
}

/** Nothing to list, and the way out when a search is to blame. */
export function EmptyList({ icon, text, search, action }: EmptyListProps) {
  const { clearSearch } = useStrings().table;
  const way = search?.text.trim() && <Button onClick={() => search.onChange("")}>{clearSearch}</Button>;
  return <EmptyState icon={way ? "search" : icon} text={text} action={way || action} />;
}
