import type { MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

interface NavRowProps {
  icon: IconName;
  children: ReactNode;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Key by which the row gets the focus back when the view that it opened closes. */
  "data-seam-opener"?: string;
  /** Shortcut button beside the row. */
  end?: ReactNode;
  /** Small text below the label. Its space is reserved while it is empty. */
  sub?: ReactNode;
}

/** Row that opens another view. */
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
