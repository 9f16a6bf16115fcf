import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface EmptyStateProps {
  icon: IconName;
  text: string;
  /** Button that leads on, for example one that clears the search. */
  action?: ReactNode;
}

export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <div className="seam-empty">
      <Icon name={icon} />
      <div className="seam-empty-text">
        <bdi>{text}</bdi>
      </div>
      {action}
    </div>
  );
}
