// Events that an element dispatches to its page.
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { host, show, signed } from "../../test/screens/probe-element.tsx";

describe("events", () => {
  const pick = () => page.elementLocator(host).getByRole("button", { name: /Pick/ });

  it("bubble, cross shadow roots, and carry the callback's arguments", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe>`);
    const heard: CustomEvent[] = [];
    document.addEventListener("seam-device-click", (event) => heard.push(event as CustomEvent), { once: true });
    await pick().click();
    const [event] = heard;
    expect([event?.detail, event?.bubbles, event?.composed]).toEqual([{ deviceId: "door" }, true, true]);
    expect(event?.target === element).toBe(true);
  });

  it("call the property of the same name, and tell the widget when the default is not wanted", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe>`);
    const picked: string[] = [];
    element.onDeviceClick = (deviceId) => picked.push(deviceId);
    await pick().click();
    expect(picked).toEqual(["door"]);
    await expect.element(pick()).toMatchTextContent("Pick 1 1");
    element.addEventListener("seam-device-click", (event) => event.preventDefault());
    await pick().click();
    await expect.element(pick()).toMatchTextContent("Pick 2 Symbol(mortise default prevented)");
  });

  it("that change the look are passed only when asked for", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe>`);
    const back = page.elementLocator(host).getByRole("button", { name: "Back" });
    await expect.element(pick()).toBeVisible();
    expect(back.elements()).toHaveLength(0);
    element.setAttribute("on-back", "");
    await expect.element(back).toBeVisible();
    const heard = vi.fn();
    element.addEventListener("seam-back", heard);
    await back.click();
    expect(heard).toHaveBeenCalledTimes(1);
    element.removeAttribute("on-back");
    await expect.element(back).not.toBeInTheDocument();
    element.onBack = () => undefined;
    await expect.element(back).toBeVisible();
  });
});
