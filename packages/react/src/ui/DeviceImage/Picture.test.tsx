import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../../../test/appearance.ts";
import { createWorld } from "../../../test/world.ts";
import { Picture } from "./Picture.tsx";

const image = () => document.querySelector("img");

async function pictures(): Promise<[string, string]> {
  const [device] = await (await createWorld()).devices();
  const url = device?.properties.image_url;
  if (!url) throw new Error("The first door has no picture.");
  return [`${url}?one`, `${url}?other=${crypto.randomUUID()}`];
}

type Tell = (url: string, width: number | undefined) => void;

/** Reports the visible picture as soon as the page has changed, before the paint. */
function Watched({ url, tell }: { url: string; tell: Tell }) {
  useLayoutEffect(() => tell(url, image()?.naturalWidth), [url, tell]);
  return (
    <Picture url={url} className="seam-image" size={48}>
      none
    </Picture>
  );
}

it("does not show the picture before in place of one that has not come yet, and keeps its element", async () => {
  const [one, other] = await pictures();
  const tell = vi.fn<Tell>();
  // A reference keeps the picture in memory, because a browser short of memory discards unused ones.
  const kept = new Image();
  kept.src = one;
  await kept.decode();
  const screen = await render(<Watched url={one} tell={tell} />);
  await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0);
  const element = image();
  await screen.rerender(<Watched url={other} tell={tell} />);
  expect(tell).toHaveBeenLastCalledWith(other, 0);
  await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0);
  expect(image()?.currentSrc).toBe(other);
  await screen.rerender(<Watched url={one} tell={tell} />);
  expect(tell.mock.lastCall?.[1]).toBeGreaterThan(0);
  expect(image()).toBe(element);
  expect(kept.naturalWidth).toBeGreaterThan(0);
});
