import type { Token } from "./tokens.ts";

/** A table of tokens: name, default value, and for colours a swatch of the current one. */
export function TokenTable({
  caption,
  tokens,
  hasSwatches = false,
}: {
  caption: string;
  tokens: readonly Token[];
  hasSwatches?: boolean;
}) {
  return (
    <table className="theming-tokens">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Unless you set it</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, alias, usual }) => (
          <tr key={name}>
            <th scope="row">
              {hasSwatches && <span className="theming-swatch" style={{ background: `var(${alias})` }} />}
              <code>{name}</code>
            </th>
            <td>
              <code>{usual}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
