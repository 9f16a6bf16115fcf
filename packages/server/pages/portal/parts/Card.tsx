import { type ReactNode, useId } from "react";

/** Section of a view, in the kit's frame. */
export function Card({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="seam-frame card" aria-labelledby={id}>
      <div className="card-top">
        <h2 className="card-title" id={id}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
