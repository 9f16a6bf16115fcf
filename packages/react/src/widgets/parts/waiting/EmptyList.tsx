import type { ReactNode } from "react";
import { useStrings } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { EmptyState, type EmptyStateProps } from "../../../ui/EmptyState/EmptyState.tsx";

export interface EmptyListProps extends Pick<EmptyStateProps, "icon" | "text"> {
  /** Search, which may be the reason why nothing is left. */
  search: { readonly text: string; readonly onChange: (text: string) => void } | null;
  action?: ReactNode;
}

/** Empty list, with a button that clears the search if there is one. */
export function EmptyList({ icon, text, search, action }: EmptyListProps) {
  const { clearSearch } = useStrings().table;
  const way = search?.text.trim() && <Button onClick={() => search.onChange("")}>{clearSearch}</Button>;
  return <EmptyState icon={way ? "search" : icon} text={text} action={way || action} />;
}
