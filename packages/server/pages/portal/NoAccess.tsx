import { useEffect, useRef } from "react";
import { Icon } from "./parts/Icon.tsx";
import type { Ended } from "./session.tsx";
import { fill, strings } from "./strings/strings.ts";

const textsOf = (): Readonly<Record<Ended, { title: string; text: string }>> => ({
  missing: { title: strings.linkMissing, text: strings.linkMissingWhy },
  expired: { title: strings.linkExpired, text: strings.linkExpiredWhy },
  left: { title: strings.loggedOut, text: strings.loggedOutWhy },
});

/** Shown in place of the portal without access to it. */
export function NoAccess({ why }: { why: Ended }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = textsOf()[why];
  useEffect(() => {
    document.title = fill(strings.pageTitle, { title });
    if (why !== "missing") heading.current?.focus();
  }, [title, why]);
  return (
    <main className="page no-access seam-components">
      <div className="seam-frame no-access-card">
        <span className="no-access-mark">
          <Icon name={why === "left" ? "ok" : "clock"} />
        </span>
        <h1 className="view-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="no-access-text">{text}</p>
      </div>
    </main>
  );
}
