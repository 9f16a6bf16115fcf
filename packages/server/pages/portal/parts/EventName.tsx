import { Fragment } from "react";

/** Name of an event type. A narrow line breaks between its words. */
export function EventName({ name }: { name: string }) {
  const words = name.split(/(?<=[._])/);
  return (
    <bdi className="code">
      {words.map((word, index) => {
        const key = `${index} ${word}`;
        return (
          <Fragment key={key}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        );
      })}
    </bdi>
  );
}
