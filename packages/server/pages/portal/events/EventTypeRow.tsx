import type { EventTypeOut } from "@mortise/webhooks";
import { Fragment, useEffect, useRef, useState } from "react";
import { indented } from "../attempts/sent-text.ts";
import { SentText } from "../attempts/SentText.tsx";
import { CopyButton } from "../parts/CopyButton.tsx";
import { EventName } from "../parts/EventName.tsx";
import { Icon } from "../parts/Icon.tsx";
import { fill, strings } from "../strings/strings.ts";
import { exampleOf } from "./catalogue.ts";

/** An event type on a line. Expanded, it shows the fields of its payload, and an example. */
export function EventTypeRow({ type, isChosen }: { type: EventTypeOut; isChosen: boolean }) {
  const [isOpen, setOpen] = useState(isChosen);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: "center" });
  }, [isChosen]);
  return (
    <li>
      <details className="attempt" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="attempt-line" ref={line}>
          <span className="attempt-text event-type-text">
            <EventName name={type.name} />
            {type.description !== "" && (
              <span className="quiet">
                <bdi>{type.description}</bdi>
              </span>
            )}
          </span>
          <Icon name="chevron-end" size="sm" />
        </summary>
        {isOpen && <Contents type={type} />}
      </details>
    </li>
  );
}

function Contents({ type }: { type: EventTypeOut }) {
  const versions = Object.entries(type.schemas ?? {});
  const example = exampleOf(type);
  return (
    <div className="attempt-body">
      {example !== undefined && (
        <>
          <h3 className="attempt-title">{strings.example}</h3>
          <SentText label={strings.example}>{indented(example)}</SentText>
          <div className="card-actions">
            <CopyButton text={indented(example)} said={strings.exampleCopied}>
              {strings.copyExample}
            </CopyButton>
          </div>
        </>
      )}
      {versions.length === 0 && <p className="quiet">{strings.noSchema}</p>}
      {versions.map(([version, schema]) => {
        const title = versions.length === 1 ? strings.schema : fill(strings.schemaOfVersion, { version });
        return (
          <Fragment key={version}>
            <h3 className="attempt-title">{title}</h3>
            <SentText label={title}>{JSON.stringify(schema, null, 2)}</SentText>
          </Fragment>
        );
      })}
    </div>
  );
}
