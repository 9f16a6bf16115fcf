// One walk: a widget on a page, one action after another, and the checks after each, when the screen has settled.
import { expect } from "vitest";
import { isSound } from "./always.ts";
import { type Deed, isHost, isPerson, type Single, type WidgetName, within } from "./deeds.ts";
import { catalogues, type OpenDoor } from "./host.tsx";
import { act } from "./person.ts";
import { isSaved, watchSaving } from "./sheet.ts";
import { watchSpeech } from "./speech.ts";
import { setStage } from "./stage.ts";
import { isTrue } from "./truth.ts";
import { watchWire } from "./wire.ts";

interface Walk {
  take(deed: Deed): Promise<void>;
  /** Element with the widget, for a last check. */
  readonly place: HTMLElement;
  end(): void;
}

const fields = "input:not([type=checkbox], [type=radio])";
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export async function beginWalk(open: OpenDoor, widget: WidgetName): Promise<Walk> {
  const wire = watchWire();
  const stage = await setStage(open, widget);
  const { place, shown } = stage;
  const takeSaving = watchSaving(stage);
  const speech = watchSpeech(place);
  const typed = () => [...place.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => value).join("|");
  const view = () => `${stage.here().view} ${stage.here().id}`;

  /**
   * Carries out an action. Resolves to the most commands it may have sent to locks, and how many of them may be
   * unlocks.
   */
  async function perform(deed: Single): Promise<{ moves: number; unlocks: number; hasPressed: boolean }> {
    if (!isPerson(deed)) {
      await (isHost(deed) ? stage.arrange(deed) : stage.happen(deed));
      return { moves: 0, unlocks: 0, hasPressed: false };
    }
    const labels = new Map(
      [...place.querySelectorAll(".seam-lock-action button")].map((button) => [button, button.textContent]),
    );
    const pressed = await act(place, deed);
    const moves = pressed?.closest(".seam-lock-action, .seam-toast") ? 1 : 0;
    const isMeant =
      !shown.confirmUnlock || (pressed && labels.get(pressed) === catalogues[shown.locale]?.lock.unlockNow);
    return {
      moves,
      unlocks: isMeant ? moves : 0,
      hasPressed: pressed !== null && deed.kind === "press" && deed.by === "keyboard",
    };
  }

  async function take(deed: Deed): Promise<void> {
    const deeds = within(deed);
    const before = {
      commands: wire.commands.length,
      writes: wire.writes(),
      typed: typed(),
      view: view(),
      pointed: pointedAt(place),
    };
    let isIn = place.contains(document.activeElement);
    let [moves, unlocks] = [0, 0];
    for (const each of deeds) {
      const done = await perform(each);
      moves += done.moves;
      unlocks += done.unlocks;
      isIn ||= done.hasPressed;
    }
    const saving = takeSaving();
    const isReworded = deeds.some((each) => each.kind === "speak" || each.kind === "rename");
    // The effects of the action are painted in the next frame.
    await nextFrame();
    const mayLeave = deeds.some(
      (each) => (each.kind === "key" && each.key.endsWith("Tab")) || each.kind === "remount" || each.kind === "session",
    );
    const isWatched = !deeds.some((each) => isPerson(each) || each.kind === "remount" || each.kind === "session");
    const mayMove = deeds.some(
      (each) => isPerson(each) || isHost(each) || each.kind === "rename" || each.kind === "changeCode",
    );
    const complaints = async () => {
      const sent = wire.commands.slice(before.commands);
      if (isReworded) speech.forget();
      const found = [...wire.complaints, ...isSound(place), ...speech.complaints()];
      if (sent.length > moves || sent.filter((path) => path.includes("unlock")).length > unlocks)
        found.push(`sent ${sent.join()}`);
      if (isIn && !mayLeave && (document.activeElement ?? document.body) === document.body)
        found.push("lost the focus");
      const isSame = isWatched && stage.isWell() && before.view === view() && wire.writes() === before.writes;
      if (isSame && before.typed !== "" && before.typed !== typed())
        found.push(`lost what was typed: ${before.typed}, now ${typed()}`);
      const moved = mayMove ? 0 : before.pointed();
      if (moved >= 1) found.push(`moved the row under the pointer by ${moved} px`);
      if (saving && deeds.length === 1 && stage.isWell()) found.push(...(await isSaved(stage, saving)));
      if (found.length > 0) return found;
      return stage.isWell() && wire.underWay() > 0 ? ["still asks the server"] : isTrue(stage);
    };
    await expect.poll(complaints, { timeout: 8000, message: JSON.stringify(deed) }).toEqual([]);
  }

  return {
    take,
    place,
    end() {
      speech.end();
      stage.end();
      wire.close();
    },
  };
}

/**
 * Returns how far the row under the pointer has moved since, on the page or in its box, because scrolling the page
 * moves everything.
 */
function pointedAt(place: HTMLElement): () => number {
  const row = place.querySelector<HTMLElement>(":is(.seam-device-row, .seam-code-row):hover");
  const key = () => row?.querySelector<HTMLElement>(".seam-row-open")?.dataset["seamOpener"];
  const tops = () => {
    const { top = 0 } = row?.getBoundingClientRect() ?? {};
    return [top, top - place.getBoundingClientRect().top] as const;
  };
  const [was, stood] = [key(), tops()];
  return () => {
    const now = tops();
    return row?.isConnected && key() === was ? Math.min(Math.abs(now[0] - stood[0]), Math.abs(now[1] - stood[1])) : 0;
  };
}
