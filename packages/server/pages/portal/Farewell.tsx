import { useEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";
import type { Ended } from "./session.tsx";

const texts: Readonly<Record<Ended, { title: string; text: string }>> = {
  missing: {
    title: "This page needs a fresh link",
    text: "It opens from a link that holds your access, and forgets that access when it is loaded again. Go back to where you came from and open it from there.",
  },
  expired: {
    title: "Your access has ended",
    text: "The link was used up, withdrawn or is too old. Go back to where you came from and open the page from there once more.",
  },
  left: { title: "You are logged out", text: "This link no longer opens anything. You can close this page." },
};

/** Instead of the portal, when there is no access to it. */
export function Farewell({ why }: { why: Ended }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = texts[why];
  useEffect(() => {
    document.title = `${title} · Webhooks`;
    if (why !== "missing") heading.current?.focus();
  }, [title, why]);
  return (
    <main className="page farewell seam-components">
      <div className="seam-frame farewell-card">
        <span className="farewell-mark">
          <Icon name={why === "left" ? "ok" : "wait"} size="md" />
        </span>
        <h1 className="view-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="farewell-text">{text}</p>
      </div>
    </main>
  );
}
