// The bridge with a widget of the test's own, which shows what it was given.
import { useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { Doors } from "../../test/Doors.tsx";
import { watchRequests } from "../../test/requests.ts";
import { createWorld, type World } from "../../test/world.ts";
import { define } from "./define.ts";
import type { ElementSpec } from "./element-spec.ts";

interface ProbeProps {
  deviceId?: string;
  deviceIds?: readonly string[];
  disableSearch?: boolean;
  limit?: number;
  filter?: (name: string) => boolean;
  aFilter?: (name: string) => boolean;
  className?: string;
  fails?: boolean;
  onDeviceClick?: (deviceId: string) => unknown;
  onBack?: () => unknown;
}

const lives = { mounted: 0, unmounted: 0 };

function Probe({ onDeviceClick, onBack, filter, aFilter, fails, className, ...plain }: ProbeProps) {
  const [clicks, setClicks] = useState(0);
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    lives.mounted += 1;
    return () => {
      lives.unmounted += 1;
    };
  }, []);
  if (fails === true) throw new Error("The probe was told to fail.");
  aFilter?.("x");
  return (
    <div className={className}>
      <p role="status">{JSON.stringify(plain)}</p>
      <samp>{filter === undefined ? "no filter" : String(filter("x"))}</samp>
      <button
        type="button"
        onClick={() => {
          setClicks(clicks + 1);
          setAnswer(String(onDeviceClick?.("door")));
        }}
      >
        Pick {clicks} {answer}
      </button>
      {onBack && (
        <button type="button" onClick={() => onBack()}>
          Back
        </button>
      )}
    </div>
  );
}

const probe: ElementSpec<ProbeProps> = {
  tag: "seam-probe",
  props: {
    deviceId: "string",
    deviceIds: "list",
    disableSearch: "boolean",
    limit: "number",
    filter: "object",
    aFilter: "object",
    className: "string",
    fails: "boolean",
    onDeviceClick: { event: ["deviceId"] },
    onBack: { event: [], optIn: true },
  },
};
const doors: ElementSpec<{ label?: string }> = { tag: "seam-doors", props: { label: "string" } };
define(doors, async () => Doors);

type ProbeElement = HTMLElement & ProbeProps;

// A property set before the element is defined, as a host whose script ran first would.
const early = document.createElement("seam-probe") as ProbeElement;
early.deviceIds = ["early"];
early.setAttribute("disable-search", "");
define(probe, async () => Probe);

let host: HTMLElement;
beforeEach(() => {
  host = document.createElement("main");
  document.body.append(host);
});
afterEach(() => {
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const signed = 'client-session-token="seam_cst1a_b" endpoint="http://127.0.0.1:9" disable-css-injection disable-font-injection';

function show(html: string): ProbeElement {
  host.innerHTML = html;
  return host.firstElementChild as ProbeElement;
}
const props = (): Locator => page.elementLocator(host).getByRole("status");
const expectProps = async (wanted: object) => {
  await expect.poll(() => JSON.parse(props().element().textContent) as unknown).toEqual(wanted);
};

describe("attributes", () => {
  it.each<[string, object]>([
    ["", {}],
    ['device-id="a"', { deviceId: "a" }],
    ['device-ids="a, b"', { deviceIds: ["a", "b"] }],
    [`device-ids='["a","b"]'`, { deviceIds: ["a", "b"] }],
    ["disable-search", { disableSearch: true }],
    ['disable-search=""', { disableSearch: true }],
    ['disable-search="true"', { disableSearch: true }],
    ['disable-search="false"', { disableSearch: false }],
    ['limit="12"', { limit: 12 }],
    ['DEVICE-ID="A"', { deviceId: "A" }],
  ])("%s → %j", async (attributes, wanted) => {
    show(`<seam-probe ${signed} ${attributes}></seam-probe>`);
    await expectProps(wanted);
  });

  it("change and go", async () => {
    const element = show(`<seam-probe ${signed} device-id="a" disable-search></seam-probe>`);
    await expectProps({ deviceId: "a", disableSearch: true });
    element.setAttribute("device-id", "b");
    element.removeAttribute("disable-search");
    await expectProps({ deviceId: "b" });
    element.removeAttribute("device-id");
    await expectProps({});
  });

  it("class-name goes to the widget, class stays the element's own", async () => {
    const element = show(`<seam-probe ${signed} class-name="mine" class="host"></seam-probe>`);
    await expect.poll(() => host.querySelectorAll(".mine").length).toBe(1);
    element.className = "other";
    expect(element.getAttribute("class")).toBe("other");
  });
});

describe("properties", () => {
  it("set before the element was defined count", async () => {
    for (const attribute of signed.split(" ")) {
      const [name = "", value = ""] = attribute.split("=");
      early.setAttribute(name, value.replaceAll('"', ""));
    }
    host.append(early);
    await expectProps({ deviceIds: ["early"], disableSearch: true });
    expect(early.deviceIds).toEqual(["early"]);
  });

  it("take what attributes cannot say, and what was said last wins", async () => {
    const element = show(`<seam-probe ${signed} device-id="a"></seam-probe>`);
    element.filter = (name) => name === "x";
    element.deviceId = "b";
    await expectProps({ deviceId: "b" });
    await expect.element(page.elementLocator(host).getByText("true", { exact: true })).toBeVisible();
    element.setAttribute("device-id", "c");
    await expectProps({ deviceId: "c" });
    Object.assign(element, { deviceId: undefined });
    await expectProps({ deviceId: "c" });
    expect(element.deviceId).toBe("c");
  });
});

describe("texts as properties", () => {
  it("mean what they mean as attributes, as templates of other frameworks hand them over", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe>`);
    Object.assign(element, { disableSearch: "", deviceIds: "a, b", limit: "3" });
    await expectProps({ disableSearch: true, deviceIds: ["a", "b"], limit: 3 });
    Object.assign(element, { disableSearch: "false" });
    await expectProps({ disableSearch: false, deviceIds: ["a", "b"], limit: 3 });
  });
});

describe("texts that a framework wrote as attributes, because the element was not defined yet", () => {
  const late = { ...probe, tag: "seam-framework-probe" } as const;

  it("are taken as properties, and do not come back when the property is taken away", async () => {
    const element = show(`<seam-framework-probe ${signed} deviceIds="a,b" disableSearch="" limit="3"></seam-framework-probe>`);
    define(late, async () => Probe);
    await expectProps({ deviceIds: ["a", "b"], disableSearch: true, limit: 3 });
    Object.assign(element, { deviceIds: null });
    await expectProps({ disableSearch: true, limit: 3 });
    expect(element.hasAttribute("deviceids")).toBe(false);
  });

  it("of a function show nothing in its place, and say why", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    show(`<seam-framework-probe ${signed} aFilter="(name) => true"></seam-framework-probe>`);
    await expect.element(page.elementLocator(host).getByRole("alert")).toBeVisible();
    expect(warn.mock.calls.flat().join()).toBe(
      'Cannot read aFilter="(name) => true": it should be a property, set once the element is defined.',
    );
  });

  it("stay while the element moves", async () => {
    const element = show(`<seam-framework-probe ${signed} deviceIds="a"></seam-framework-probe><section></section>`);
    await expectProps({ deviceIds: ["a"] });
    host.querySelector("section")?.append(element);
    await expectProps({ deviceIds: ["a"] });
    element.setAttribute("device-ids", "b");
    await expectProps({ deviceIds: ["b"] });
  });
});

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
    await expect.element(pick()).toMatchTextContent("Pick 2 Symbol(default prevented)");
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

describe("life", () => {
  it("keeps its state when moved, and ends when taken off the page", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe><section id="elsewhere"></section>`);
    const button = page.elementLocator(host).getByRole("button");
    await button.click();
    await expect.element(button).toMatchTextContent("Pick 1");
    const before = lives.unmounted;
    host.querySelector("#elsewhere")?.append(element);
    host.prepend(element);
    await button.click();
    await expect.element(button).toMatchTextContent("Pick 2");
    expect(lives.unmounted).toBe(before);
    element.remove();
    await expect.poll(() => lives.unmounted).toBe(before + 1);
    host.append(element);
    await expect.element(button).toMatchTextContent("Pick 0");
  });

  it("takes the place of what the page showed until the script came", async () => {
    show(`<seam-probe ${signed}>Loading the doors …</seam-probe>`);
    await expectProps({});
    expect(host.textContent).not.toContain("Loading the doors");
  });

  it("is defined once, also when the script is there twice", () => {
    const first = customElements.get("seam-probe");
    expect(() => define(probe, async () => Probe)).not.toThrow();
    expect(customElements.get("seam-probe") === first).toBe(true);
  });
});

describe("trouble", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("in the credentials is said in place of the widget", async () => {
    host.innerHTML = "<p>The host page</p><seam-probe disable-css-injection disable-font-injection></seam-probe>";
    const screen = page.elementLocator(host);
    await expect
      .element(screen.getByRole("alert"))
      .toMatchTextContent("Must provide either a client, clientSessionToken, or a publishableKey.");
    await expect.element(screen.getByText("The host page")).toBeVisible();
    const element = host.querySelector("seam-probe");
    element?.setAttribute("client-session-token", "seam_cst1a_b");
    await expectProps({});
  });

  it("in the widget stays in the element, and can be tried again", async () => {
    const element = show(`<seam-probe ${signed} fails></seam-probe><seam-probe ${signed} device-id="fine"></seam-probe>`);
    const screen = page.elementLocator(host);
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Something went wrong here. The rest of the page is not affected.");
    await expect
      .poll(() => vi.mocked(console.error).mock.calls)
      .toContainEqual([expect.objectContaining({ message: "The probe was told to fail." })]);
    await expectProps({ deviceId: "fine" });
    element.removeAttribute("fails");
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => screen.getByRole("status").elements().length).toBe(2);
  });

  it("in loading the widget's script is said, and can be tried again", async () => {
    let attempts = 0;
    define({ ...probe, tag: "seam-late-probe" }, async () => {
      attempts += 1;
      // Once ahead of time, and once when it is to be shown.
      if (attempts <= 2) throw new Error("The script did not come.");
      return Probe;
    });
    show(`<seam-late-probe ${signed}></seam-late-probe>`);
    const screen = page.elementLocator(host);
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Something went wrong here. The rest of the page is not affected.");
    await expect.element(screen.getByText("No answer came. Check your connection and try again.")).toBeVisible();
    await screen.getByRole("button", { name: "Retry" }).click();
    await expectProps({});
  });
});

describe("on the platform", () => {
  const attributes = ({ endpoint, publishable_key, user_identifier_key }: World) =>
    `endpoint="${endpoint}" publishable-key="${publishable_key}" user-identifier-key="${user_identifier_key}" disable-css-injection disable-font-injection`;

  it("two elements share one session and one answer", async () => {
    const world = await createWorld();
    const requests = watchRequests();
    host.innerHTML = `<seam-doors label="one" ${attributes(world)}></seam-doors><seam-doors label="two" ${attributes(world)}></seam-doors>`;
    for (const name of ["one", "two"]) {
      await expect.element(page.getByRole("region", { name }).getByRole("article").first()).toBeVisible();
    }
    await expect.poll(() => requests.count("/client_sessions/create")).toBe(1);
    expect(requests.count("/devices/list")).toBe(1);
  });

  it("takes the page's configuration when it says nothing itself", async () => {
    const world = await createWorld();
    vi.stubGlobal("seam", {
      clientSessionToken: world.client_session_token,
      endpoint: world.endpoint,
      disableCssInjection: true,
      disableFontInjection: true,
    });
    host.innerHTML = '<seam-doors label="global"></seam-doors>';
    await expect.element(page.getByRole("region", { name: "global" }).getByRole("article").first()).toBeVisible();
  });

  it("shows nothing of the former session when its credentials change", async () => {
    const [hotel, empty] = [await createWorld(), await createWorld({ world: "empty" })];
    host.innerHTML = `<seam-doors label="switched" ${attributes(hotel)}></seam-doors>`;
    const region = page.getByRole("region", { name: "switched" });
    await expect.element(region.getByRole("article").first()).toBeVisible();
    host.firstElementChild?.setAttribute("publishable-key", empty.publishable_key);
    await expect.element(region).toHaveAttribute("data-count", "0");
    expect(host.querySelectorAll("article")).toHaveLength(0);
  });
});
