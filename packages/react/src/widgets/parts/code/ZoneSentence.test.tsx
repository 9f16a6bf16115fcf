import { expect, it } from "vitest";
import { render as mount } from "vitest-browser-react";
import { ja } from "../../../strings/ja.ts";
import { StringsProvider, type StringsProviderProps } from "../../../strings/strings.tsx";
import { ZoneSentence } from "./ZoneSentence.tsx";

const shown = (zone: string, words: StringsProviderProps = {}) =>
  mount(
    <StringsProvider {...words}>
      <ZoneSentence zone={zone} />
    </StringsProvider>,
  );

it.each([
  ["America/New_York", "All times in New York"],
  ["America/Argentina/Buenos_Aires", "All times in Buenos Aires, Argentina"],
  ["UTC", "All times in UTC"],
])("names the place of %s, not its id", async (zone, sentence) => {
  const screen = await shown(zone);
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

it("names it in a sentence of the reader's language", async () => {
  const screen = await shown("Asia/Tokyo", { locale: "ja", messages: ja });
  await expect.element(screen.getByText("時刻はすべて Tokyo 時間です")).toBeVisible();
});
