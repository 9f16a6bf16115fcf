// The plain-HTML page. It shows the ten lines that a newcomer can copy, and runs them.
import { type DemoSession, fetchDemoSession, worldOfAddress } from "./session.ts";

const markupOf = ({ endpoint, publishable_key, user_identifier_key }: DemoSession) => `<!doctype html>
<html lang="en">
  <title>Doors</title>
  <script type="module" src="${endpoint}/elements.js"></script>
  <seam-device-table
    endpoint="${endpoint}"
    publishable-key="${publishable_key}"
    user-identifier-key="${user_identifier_key}"
    grouped
  ></seam-device-table>
</html>
`;

try {
  const session = await fetchDemoSession(worldOfAddress());
  const markup = markupOf(session);
  document.querySelector("#markup")?.append(markup);
  const parsed = new DOMParser().parseFromString(markup, "text/html");
  const script = document.createElement("script");
  script.type = "module";
  script.src = "/elements.js";
  document.head.append(script);
  document.querySelector("#doors")?.append(...parsed.querySelectorAll("seam-device-table"));
} catch (error) {
  document.querySelector("#doors")?.append(error instanceof Error ? error.message : String(error));
}
