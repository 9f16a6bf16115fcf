// Shows a guide: the few shapes of Markdown that guides are written in.
import { Fragment, type ReactNode } from "react";
import "./guide.css";

export function Markdown({ text }: { text: string }) {
  return (
    <article className="guide" lang="en" dir="ltr">
      {blocksOf(text).map(renderBlock)}
    </article>
  );
}

/** Fenced code stays whole; all else ends at an empty line. */
const blocksOf = (text: string): string[] => text.match(/^```[\s\S]*?^```$|(?:^(?!```).+\n?)+/gm) ?? [];

function renderBlock(block: string, key: number): ReactNode {
  const lines = block.trimEnd().split("\n");
  const [first = ""] = lines;
  if (first.startsWith("```"))
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus
      <pre key={key} tabIndex={0}>
        <code>{lines.slice(1, -1).join("\n")}</code>
      </pre>
    );
  if (first.startsWith("# ")) return <h1 key={key}>{inline(first.slice(2))}</h1>;
  if (first.startsWith("## ")) return <h2 key={key}>{inline(first.slice(3))}</h2>;
  if (first.startsWith("|")) return <Table key={key} lines={lines} />;
  if (first.startsWith("- "))
    return (
      <ul key={key}>
        {block
          .slice(2)
          .split("\n- ")
          .map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
      </ul>
    );
  return <p key={key}>{inline(block)}</p>;
}

function Table({ lines: [head = "", , ...rows] }: { lines: readonly string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {cellsOf(head).map((cell) => (
            <th key={cell} scope="col">
              {inline(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cellsOf(row).map((cell) => (
              <td key={cell}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** `code` and **weight**. */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece, index) => {
    const key = `${index} ${piece}`;
    if (piece.startsWith("`")) return <code key={key}>{breakable(piece.slice(1, -1))}</code>;
    if (piece.startsWith("**")) return <strong key={key}>{piece.slice(2, -2)}</strong>;
    return <Fragment key={key}>{piece}</Fragment>;
  });
}

/** A long name may go on in the next line where one of its words ends. */
const breakable = (code: string): ReactNode[] =>
  code.split(/(?<=[a-z])(?=[A-Z])|(?<=[./=(])(?=\w)/).map((word, index) => {
    const key = `${index} ${word}`;
    return (
      <Fragment key={key}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    );
  });
