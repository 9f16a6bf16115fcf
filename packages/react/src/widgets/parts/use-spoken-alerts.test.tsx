import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { IssueAlert } from "../../rules/issues/alerts.ts";
import { de } from "../../strings/de.ts";
import { problems } from "../../strings/problems/de.ts";
import { StringsProvider, type StringsProviderProps } from "../../strings/strings.tsx";
import { Alerts } from "../../ui/Alert/Alerts.tsx";
import { useSpokenAlerts } from "./use-spoken-alerts.ts";

const jammed: IssueAlert = {
  tone: "warning",
  code: "lock_jammed",
  message: "The bolt is jammed. Check that the door is closed.",
};
const invented: IssueAlert = { tone: "danger", code: "invented_yesterday", message: "The moon is too bright." };

const Shown = ({ alerts }: { alerts: readonly IssueAlert[] }) => <Alerts alerts={useSpokenAlerts(alerts)} />;
const shown = (alerts: readonly IssueAlert[], words: StringsProviderProps) =>
  render(
    <StringsProvider {...words}>
      <Shown alerts={alerts} />
    </StringsProvider>,
  );

/** Texts of an alert, with their languages. */
const parts = (element: Element) =>
  [...element.querySelectorAll("bdi")]
    .filter(({ textContent }) => textContent)
    .map((each) => [each.lang, each.textContent]);

it("speaks of a known code in German alone", async () => {
  const screen = await shown([jammed], { locale: "de-AT", messages: de });
  const alert = screen.getByRole("listitem");
  await expect.element(alert).toMatchTextContent(problems.jammed);
  expect(parts(alert.element())).toEqual([
    ["", problems.jammed],
    ["", de.remedy.checkDoor],
  ]);
});

it("says nothing in English that German is about to replace", async () => {
  const said = new Set<string | null>();
  const observer = new MutationObserver(() => said.add(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  // No other test has loaded the sentences of this language.
  const screen = await shown([jammed], { locale: "de-CH", messages: de });
  await expect.element(screen.getByText(problems.jammed)).toBeVisible();
  observer.disconnect();
  expect([...said].join()).not.toContain(jammed.message);
});

it("leaves a code that is not known to the server's words, marked as English, without half a line of German", async () => {
  const screen = await shown([invented, jammed], { locale: "de", messages: de });
  await expect.element(screen.getByText(problems.jammed)).toBeVisible();
  const [first] = screen.getByRole("listitem").elements();
  expect(parts(first as Element)).toEqual([["en", invented.message]]);
});

it("keeps English as the server said it", async () => {
  const screen = await shown([jammed], {});
  expect(parts(screen.getByRole("listitem").element())).toEqual([["en", jammed.message]]);
});

it.each([
  ["a language without sentences of its own", { locale: "nl", messages: de }],
  ["words of which the host did not say the language", { messages: de }],
])("sets the remedy apart from the server's words, in %s", async (_, words) => {
  const screen = await shown([jammed], words);
  const alert = screen.getByRole("listitem");
  await expect.element(alert).toBeVisible();
  expect(parts(alert.element())).toEqual([
    ["en", jammed.message],
    ["", de.remedy.checkDoor],
  ]);
  expect(alert.element().querySelectorAll("br")).toHaveLength(1);
});
