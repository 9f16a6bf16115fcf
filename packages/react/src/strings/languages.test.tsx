// Languages on screen: passed to the provider by a host, or loaded by an element.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/appearance.ts";
import { findDevice } from "../../test/codes.ts";
import { pseudo } from "../../test/pseudo.ts";
import { render } from "../../test/render.tsx";
import { createWorld, type World } from "../../test/world.ts";
import "../elements.ts";
import { DeviceTable } from "../index.ts";
import { modelName } from "../rules/device/model-name.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { MessageOverrides, Messages } from "./messages.ts";

describe("a device table", () => {
  it.each([
    // Includes the day if it was not today.
    ["de", de, /Gerät offline seit (\p{L}{2}\., )?\d/u],
    ["ar", ar, /الجهاز غير متصل منذ /],
  ] as const)("in %s: its words, and nothing in the way of anybody", async (locale, messages, facts) => {
    const screen = await render(<DeviceTable />, { provider: { locale, messages } });
    await expect
      .element(screen.getByRole("heading", { name: new RegExp(`^${messages.deviceTable.title}`) }))
      .toBeVisible();
    await expect.element(screen.getByRole("searchbox", { name: messages.table.search })).toBeVisible();
    const text = () => plain(screen.container.textContent);
    await expect.poll(text).toContain(messages.device.unlocked);
    expect(text()).toContain(messages.device.locked);
    expect(text()).toMatch(facts);
    expect(text()).not.toMatch(/Locked|Offline|Low|issue/);
    await expectAccessible(screen.container);
  });

  it("says nothing that is not in the catalogue", async () => {
    const screen = await render(<DeviceTable />, { world: "troubled", provider: { messages: pseudo<Messages>(en) } });
    await expect.element(screen.getByRole("listitem").first()).toBeVisible();
    const all = await screen.world.devices();
    const devices = JSON.stringify([all, all.map(modelName)]);
    const texts: string[] = [];
    const walker = document.createTreeWalker(screen.container, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push((walker.currentNode.textContent ?? "").replace(/\[[^\]]*\]/g, ""));
    const foreign = texts.filter(
      (text) => /[A-Za-z]{3}/.test(text) && !devices.includes(JSON.stringify(text).slice(1, -1)),
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(foreign).toEqual([]);
  });
});

describe("an element", () => {
  let world: World;
  let host: HTMLElement;
  beforeEach(async () => {
    world = await createWorld();
    host = document.createElement("main");
    document.body.append(host);
  });
  afterEach(() => {
    host.remove();
    vi.unstubAllGlobals();
  });
  const show = (attributes = ""): HTMLElement & { messages?: MessageOverrides } => {
    host.innerHTML = `<seam-device-table endpoint="${world.endpoint}" client-session-token="${world.client_session_token}" disable-css-injection disable-font-injection ${attributes}></seam-device-table>`;
    return host.firstElementChild as HTMLElement;
  };
  const expectText = async (...words: string[]) => {
    for (const word of words) await expect.poll(() => plain(host.textContent)).toContain(word);
  };

  it("reads a locale as PHP, Python and Java write it", async () => {
    const element = show('locale="pt_BR"');
    await expectText("Dispositivos", "Trancada");
    expect(element.querySelector<HTMLElement>(".seam-components")?.lang).toBe("pt-BR");
  });

  it("fetches the words of its locale, and follows when it changes", async () => {
    const element = show('locale="de-AT"');
    await expectText("Geräte", "Verriegelt");
    expect(element.querySelector<HTMLElement>(".seam-components")?.lang).toBe("de-AT");
    element.setAttribute("locale", "ar");
    await expectText(ar.deviceTable.title, ar.device.locked);
    element.removeAttribute("locale");
    await expectText("Devices", "Locked");
  });

  it("writes English with the dates of a locale it has no words for", async () => {
    host.lang = "sv";
    show('locale="sv"');
    await expectText("Devices", "Device Offline since");
    expect(host.querySelector<HTMLElement>(".seam-components")?.lang).toBe("en-US");
    // Only the time if that was today, "0:00", or the day before it: "tors 26 nov. 2026 21:00".
    expect(plain(host.textContent)).toMatch(
      /since (\p{L}{3,4}\.? \d{1,2} \p{L}{3,}\.? 20\d\d )?\d{1,2}:\d{2}(?! ?[AP]M)/u,
    );
  });

  it("lays the host's own sentences over its language", async () => {
    const element = show('locale="fr"');
    element.messages = { deviceTable: { title: "Portes" } };
    await expectText("Portes", "Verrouillée");
  });

  it("takes the page's locale where it has none", async () => {
    vi.stubGlobal("seam", { locale: "ja" });
    show();
    await expectText("デバイス", "施錠済み");
  });
});

describe("a form with something typed in it", () => {
  it("loses nothing when it is to speak another language", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const element = document.createElement("seam-create-access-code-form");
    for (const [name, value] of Object.entries({
      endpoint: world.endpoint,
      "client-session-token": world.client_session_token,
      "device-id": device_id,
    }))
      element.setAttribute(name, value);
    element.setAttribute("disable-css-injection", "");
    element.setAttribute("disable-font-injection", "");
    document.body.append(element);
    const screen = page.elementLocator(element);
    const fields = () => [...element.querySelectorAll("input")].map(({ value, checked }) => [value, checked]);
    await screen.getByRole("radio", { name: en.accessCodeForm.timeBound }).click();
    await screen.getByLabelText(en.accessCodeForm.pin, { exact: true }).fill("48213");
    const name = screen.getByLabelText(en.accessCodeForm.name, { exact: true });
    await name.fill("Ida Lind");
    const typed = fields();
    const field = name.element();
    for (const [locale, words] of [
      ["de", de],
      ["ar", ar],
      ["nl", en],
    ] as const) {
      element.setAttribute("locale", locale);
      await expect.element(screen.getByRole("heading", { name: words.accessCodeForm.addTitle })).toBeVisible();
      expect(fields()).toEqual(typed);
      expect(document.activeElement).toBe(field);
    }
    await screen.getByRole("button", { name: en.accessCodeForm.editTimes }).click();
    await screen.getByLabelText(en.accessCodeForm.end, { exact: true }).fill("2031-05-06T07:08");
    element.setAttribute("locale", "de");
    await expect.element(screen.getByLabelText(de.accessCodeForm.end, { exact: true })).toHaveValue("2031-05-06T07:08");
    element.remove();
  });
});

const plain = (text: string | null) => (text ?? "").replace(/[\s\u200e\u200f\u2066-\u2069]+/gu, " ");
