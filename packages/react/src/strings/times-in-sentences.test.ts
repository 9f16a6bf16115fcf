// Texts around a time that may be a time of day or include its day, and around lengths.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { formatOf } from "./format.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { compileStrings, type Messages } from "./messages.ts";
import { ptBR } from "./pt-BR.ts";
import { zhCN } from "./zh-CN.ts";

const now = Date.parse("2026-06-12T08:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const plain = (text: string) => text.replace(/\s/gu, " ").replace(/[\u2066-\u2069]/gu, "");

describe.each<[string, Messages | undefined, onTheDay: string, daysLater: string]>([
  ["en-US", undefined, "since 8:00 AM", "since Wed, Jun 10, 2026, 8:00 AM"],
  ["de", de, "seit 08:00", "seit Mi., 10. Juni 2026, 08:00"],
  ["fr", fr, "depuis 08:00", "depuis mer. 10 juin 2026, 08:00"],
  ["es", es, "desde 8:00", "desde mié, 10 jun 2026, 8:00"],
  ["pt-BR", ptBR, "desde 08:00", "desde qua., 10 de jun. de 2026, 08:00"],
  ["ja", ja, "8:00 から", "2026年6月10日(水) 8:00 から"],
  ["zh-CN", zhCN, "自 08:00 起", "自 2026年6月10日周三 08:00 起"],
  ["ar", ar, "منذ 8:00 ص", "منذ الأربعاء، 10 يونيو 2026، 8:00 ص"],
])("%s", (locale, messages, onTheDay, daysLater) => {
  const { accessCodeForm, device, deviceDetails, lock, view } = compileStrings(en, messages, locale);
  const format = formatOf(locale);
  const twoDaysMs = 172_800_000;

  it.each([
    ["device.since", device.since],
    ["lock.deviceOfflineSince", lock.deviceOfflineSince],
    ["lock.accountOfflineSince", lock.accountOfflineSince],
    ["view.notLive", view.notLive],
  ])("%s fits a time of day and a day", (_, sentence) => {
    const [today, before] = [now, now - twoDaysMs].map((time) => format.timeOrDay(time, "UTC"));
    const [said, saidLater] = [today, before].map((time) => plain(sentence({ time: time ?? "" })));
    // Compares the words next to the time as in a row. Japanese and Chinese sentences differ after it.
    const core = (text: string) => text.replace(/ ?(から|起)$/, "");
    expect(said?.toLowerCase()).toContain(core(onTheDay).toLowerCase());
    expect(saidLater?.toLowerCase()).toContain(core(daysLater).toLowerCase());
  });

  it("says a row's words whole", () => {
    expect(plain(device.since({ time: format.timeOrDay(now, "UTC") }))).toBe(onTheDay);
    expect(plain(device.since({ time: format.timeOrDay(now - twoDaysMs, "UTC") }))).toBe(daysLater);
  });

  it("writes a range of lengths the same way below the field of a code and in the details of its lock", () => {
    const range = accessCodeForm.pinRange({ min: 4, max: 9 });
    expect(plain(deviceDetails.digitRange({ min: 4, max: 9 }))).toContain(plain(range));
    expect(plain(accessCodeForm.pinLength({ lengths: range }))).toContain(plain(range));
  });
});
