// A widget in a page with its world, session and network, and the actions of the host and of the world.
import { expect } from "vitest";
import { codesOf, findDevice } from "../codes.ts";
import { createWorld, type World } from "../world.ts";
import type { HostDeed, NetworkFault, WidgetName, WorldDeed } from "./deeds.ts";
import type { Door, OpenDoor, Shown } from "./host.tsx";
import { happen } from "./world-deeds.ts";

export interface View {
  readonly view: string;
  readonly id: string | null;
}

export interface Stage {
  readonly world: World;
  readonly place: HTMLElement;
  readonly shown: Readonly<Shown>;
  /** Returns the open view, as `onNavigate` reported it. */
  here(): View;
  /** Whether the session may see the world and the network works. */
  isWell(): boolean;
  isStranger(): boolean;
  /** Whether the fault `hold` keeps locks from answering. */
  isHeld(): boolean;
  /** Whether the network has ever failed: a command may lack an answer, and its outcome may be unknown. */
  isShaken(): boolean;
  /** Names that no other session may see. */
  readonly secrets: readonly string[];
  arrange(deed: HostDeed): Promise<void>;
  happen(deed: WorldDeed): Promise<void>;
  end(): void;
}

/** Keeps the page during a walk, although connecting an account would leave it. */
const stay = (event: NavigateEvent) => {
  if (new URL(event.destination.url).origin !== location.origin) event.preventDefault();
};
const look = () => dispatchEvent(new Event("visibilitychange"));

export async function setStage(open: OpenDoor, widget: WidgetName): Promise<Stage> {
  const world = await createWorld();
  const { device_id: deviceId } = await findDevice(world, "Front Door");
  const codes = await codesOf(world, deviceId);
  const accessCodeId = codes[0]?.access_code_id ?? "";
  const names = [
    ...(await world.devices()).map(({ properties }) => properties.name),
    ...codes.map(({ name }) => name ?? ""),
  ];
  const stranger = await strangerIn(world);
  const page = document.createElement("main");
  page.innerHTML = '<button type="button">Before</button><div></div><button type="button">After</button>';
  document.body.append(page);
  const place = page.querySelector("div") as HTMLDivElement;

  const isOfCode = widget === "access-code-details" || widget === "edit-access-code-form";
  const root: View = { view: widget.replace(/-form$/, ""), id: isOfCode ? accessCodeId : deviceId };
  const options = { confirmUnlock: false, maskCodes: false, grouped: false, disableLockUnlock: false };
  const shown: Shown = { widget, deviceId, accessCodeId, locale: "en", token: world.client_session_token, ...options };
  let here = root;
  let network: NetworkFault = {};
  let [isHeld, isRevoked, isDeaf] = [false, false, false];
  const isDown = () => Object.keys(network).length > 0;
  const isStranger = () => shown.token !== world.client_session_token;
  const mount = (): Door => {
    here = root;
    const made = open(place, world, (view, id) => {
      if (!/timing|zone/.test(view)) here = { view, id };
    });
    made.show(shown);
    return made;
  };
  navigation.addEventListener("navigate", stay);
  let door = mount();

  async function signIn(who: "own" | "stranger" | "revoked"): Promise<void> {
    if (who === "revoked") {
      if (isDown() || isStranger() || isRevoked) return;
      isRevoked = true;
      await world.call("/client_sessions/revoke", { client_session_id: stranger.other });
      look();
    }
    const token = who === "stranger" ? stranger.token : world.client_session_token;
    if (token !== shown.token) here = root;
    shown.token = token;
  }

  async function arrange(deed: HostDeed): Promise<void> {
    if (deed.kind === "resize") page.style.width = `${deed.width}px`;
    if (deed.kind === "theme") page.dataset["seamTheme"] = deed.theme;
    if (deed.kind === "density") page.dataset["seamDensity"] = deed.density;
    if (deed.kind === "look") look();
    if (deed.kind === "speak") shown.locale = deed.locale;
    if (deed.kind === "ask") shown[deed.option] = deed.isAsked;
    if (deed.kind === "session") await signIn(deed.session);
    if (deed.kind === "remount") {
      door.remove();
      await expect.poll(() => place.childElementCount).toBe(0);
      door = mount();
    } else door.show(shown);
  }

  return {
    world,
    place,
    shown,
    secrets: names,
    here: () => here,
    isWell: () => !isDown() && !isRevoked && !isStranger(),
    isStranger,
    isHeld: () => isHeld,
    isShaken: () => isDeaf,
    arrange,
    async happen(deed) {
      if (deed.kind === "network") network = deed.fault;
      else if (isDown()) return;
      if (deed.kind === "fault" && deed.fault === "hold") isHeld = true;
      if (deed.kind === "mend") isHeld = false;
      // In the views of a code, the device is the front door.
      await happen(
        { world, deviceId: here.view.includes("table") || here.view === "device-details" ? here.id : deviceId },
        deed,
      );
      // The page then becomes visible again and refetches everything, because the event stream takes time to return
      // after a network fault.
      isDeaf ||= deed.kind === "network";
      if (isDeaf) look();
    },
    end() {
      door.remove();
      navigation.removeEventListener("navigate", stay);
      page.remove();
    },
  };
}

/** Makes a session that sees nothing. `other` is the id of the world's own session. */
async function strangerIn(world: World): Promise<{ token: string; other: string | undefined }> {
  type Session = { client_session_id: string; token: string };
  const { client_sessions } = await world.call<{ client_sessions: Session[] }>("/client_sessions/list");
  const { client_session } = await world.call<{ client_session: Session }>("/client_sessions/create", {
    user_identifier_key: "stranger",
    connected_account_ids: [],
  });
  return { token: client_session.token, other: client_sessions[0]?.client_session_id };
}
