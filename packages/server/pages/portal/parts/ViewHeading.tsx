import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./Button.tsx";
import { useSession } from "../session.tsx";
import { fill, strings } from "../strings/strings.ts";
import type { View } from "../view.ts";

interface ViewHeadingProps {
  title: string;
  /** View to which Back leads. */
  back?: { readonly to: View; readonly name: string } | undefined;
  /** Content beside the title. */
  mark?: ReactNode;
  sub?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** Heading of a view. It takes the focus when the view is opened from another one. */
export function ViewHeading({ title, back, mark, sub, children }: ViewHeadingProps) {
  const { open, hasMoved } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
    // Runs once, when the view opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    document.title = fill(strings.pageTitle, { title });
  }, [title]);
  return (
    <div className="view-top">
      {back && (
        <Button kind="quiet" icon="back" data-flush="" onClick={() => open(back.to)}>
          {back.name}
        </Button>
      )}
      <div className="view-line">
        <div className="view-text">
          <h1 className="view-title" tabIndex={-1} ref={heading}>
            <bdi>{title}</bdi>
          </h1>
          {mark}
          {sub && <div className="view-sub">{sub}</div>}
        </div>
        {children && <div className="view-actions">{children}</div>}
      </div>
    </div>
  );
}
