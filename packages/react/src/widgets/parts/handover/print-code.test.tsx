import type { AccessCode } from "@mortise/client";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { handOverIn, HandOverPage, weekend } from "../../../../test/screens/hand-over.tsx";
import { deviceOf } from "../../../../test/device.ts";
import { ar } from "../../../strings/ar.ts";
import { type PrintedCode, printCode } from "./print-code.ts";

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe[aria-hidden="true"]')];
const paper = () => frames()[0]?.contentDocument;
const lines = () => [...(paper()?.body.children ?? [])].map(({ textContent }) => textContent);

/** Counts prints, in place of the browser's own dialog. Frames get their window once they are in the page. */
function printer() {
  const print = vi.fn();
  const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow");
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockImplementation(function (this: unknown) {
    return Object.assign(own?.get?.call(this) as Window, { print });
  });
  return print;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const frame of frames()) frame.remove();
});

describe("the Print button", () => {
  it("prints door, name, digits and times, and nothing else", async () => {
    const print = printer();
    const screen = await handOverIn(<HandOverPage />, { maskCodes: true });
    await screen.getByRole("button", { name: "Print" }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(lines()).toEqual([
      "Room 1 Magnolia",
      "Priya Nair",
      "730194",
      "It works from Fri, Nov 28, 2031, 3:00 PM to Sun, Nov 30, 2031, 11:00 AM.",
    ]);
    expect(paper()?.title).toBe("Room 1 Magnolia");
    expect([paper()?.documentElement.lang, paper()?.documentElement.dir]).toEqual(["en-US", "ltr"]);
    const [door, , digits] = [...(paper()?.body.children ?? [])].map((line) =>
      parseFloat(getComputedStyle(line).fontSize),
    );
    expect(digits).toBeGreaterThan(2 * (door ?? 0));
    await expect.element(screen.getByRole("button", { name: "Print" })).toHaveFocus();
  });

  it("prints in the language and direction of the widget", async () => {
    const print = printer();
    const screen = await handOverIn(<HandOverPage />, { locale: "ar", messages: ar });
    await screen.getByRole("button", { name: ar.codeMessage.print }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect([paper()?.documentElement.lang, paper()?.documentElement.dir]).toEqual(["ar", "rtl"]);
    expect(lines()[3]).toMatch(/^يعمل من /);
  });

  it("leaves out what a code does not have", async () => {
    const print = printer();
    const code = { ...weekend, name: null, type: "ongoing", starts_at: null, ends_at: null } as AccessCode;
    const screen = await handOverIn(<HandOverPage code={code} device={deviceOf("x", { name: "" })} />);
    await screen.getByRole("button", { name: "Print" }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(lines()).toEqual(["730194", "It works at any time until it is changed or removed."]);
  });
});

const sheet: PrintedCode = { door: "Front Door", name: "", digits: "4821", times: "", lang: "en", dir: "ltr" };

describe("the printed document", () => {
  it("is gone after printing, or when the next one comes", async () => {
    const print = printer();
    printCode(sheet);
    await expect.poll(() => print.mock.calls.length).toBe(1);
    printCode({ ...sheet, digits: "2580" });
    await expect.poll(() => print.mock.calls.length).toBe(2);
    expect(frames()).toHaveLength(1);
    expect(lines()).toEqual(["Front Door", "2580"]);
    frames()[0]?.contentWindow?.dispatchEvent(new Event("afterprint"));
    expect(frames()).toEqual([]);
  });

  it("takes names for text, shows them nowhere else, and asks for nothing", async () => {
    const print = printer();
    const asked = performance.getEntriesByType("resource").length;
    printCode({ ...sheet, door: '<img src="/never-asked-for.png">' });
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const [frame] = frames();
    expect(frame?.getBoundingClientRect()).toMatchObject({ width: 0, height: 0 });
    expect(paper()?.querySelectorAll("img, script, style, link, [src], [href]")).toHaveLength(0);
    expect(frame?.contentWindow?.performance.getEntriesByType("resource")).toEqual([]);
    expect(performance.getEntriesByType("resource")).toHaveLength(asked);
  });

  // The last test of the file, because its page keeps the policy.
  it("keeps its look under a strict Content-Security-Policy", async () => {
    const print = printer();
    const policy = Object.assign(document.createElement("meta"), {
      httpEquiv: "Content-Security-Policy",
      content: "style-src 'none'; style-src-attr 'none'; frame-src 'none'",
    });
    const broken: SecurityPolicyViolationEvent[] = [];
    const note = (event: SecurityPolicyViolationEvent) => broken.push(event);
    document.addEventListener("securitypolicyviolation", note);
    onTestFinished(() => document.removeEventListener("securitypolicyviolation", note));
    document.head.append(policy);
    printCode(sheet);
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(broken).toEqual([]);
    expect(getComputedStyle(paper()?.body.lastElementChild as Element).letterSpacing).not.toBe("normal");
  });
});
