import type { MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

interface NavRowProps {
  icon: IconName;
  children: ReactNode;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  /** By this the row is found again, to get the focus back when the view it opened closes. */
  "data-seam-opener"?: string;
  /** Beside the row: a button that spares a step. */
  end?: ReactNode;
  /** Below its words, in small; the room for it is kept while it is empty. */
  sub?: ReactNode;
}

/** Opens another view. */
export function NavRow({ icon, children, onOpen, end, sub, ...rest }: NavRowProps) {
  return (
    <div className="seam-section seam-nav-line">
      <button type="button" className="seam-nav-row" onClick={onOpen} {...rest}>
        <span className="seam-tile">
          <Icon name={icon} />
        </span>
        <span className="seam-nav-text">
          <bdi>{children}</bdi>
          {sub !== undefined && (
            <>
              {" "}
              <span className="seam-nav-sub">{sub}</span>
            </>
          )}
        </span>
        <Icon name="chevron-end" size="sm" />
      </button>
      {end}
    </div>
  );
}
