import { prefetchSeam } from "@mortise/react/server";
import { renderToString } from "react-dom/server";
import { keys, Rendered } from "./rendered-page.tsx";

/** Writes the server's part of a page: the rows, and the data with which the browser hydrates them. */
export async function writeRows(endpoint: string): Promise<{ rows: string; facts: string }> {
  const facts = { endpoint, initial: await prefetchSeam({ ...keys, endpoint, widgets: [{ deviceTable: {} }] }) };
  const data = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return {
    rows: `<seam-device-table>${renderToString(<Rendered {...facts} />)}</seam-device-table>`,
    facts: `<script type="application/json" id="facts">${data}</script>`,
  };
}
