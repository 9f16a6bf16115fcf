// In right-to-left pages, left-to-right text starts at the same edge as all other text.
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "./index.css";
import { Header } from "../ui/Header/Header.tsx";
import { SearchField } from "../ui/SearchField/SearchField.tsx";
import { FieldError } from "../ui/TextField/FieldError.tsx";
import { TextField } from "../ui/TextField/TextField.tsx";
import { useTooltip } from "../ui/Tooltip/use-tooltip.tsx";

beforeEach(() => {
  document.documentElement.dir = "rtl";
});
afterEach(() => {
  document.documentElement.removeAttribute("dir");
});

/** Returns the right edges of a text's lines, in whole pixels. */
function rightEdges(text: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map(({ right }) => Math.round(right));
}

it("a title of several lines", async () => {
  await render(
    <div className="seam-components" style={{ inlineSize: 280 }}>
      <Header title="Room 4 family suite: roof terrace, luggage lift and bicycle store (north stairwell)" count="12" />
    </div>,
  );
  const heading = page.getByRole("heading").element();
  const edges = rightEdges(heading.querySelector("bdi") ?? heading);
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges)).toEqual(new Set([Math.round(heading.getBoundingClientRect().right)]));
});

it("what is typed, and what stands there until then", async () => {
  const onChange = () => undefined;
  await render(
    <div className="seam-components">
      <TextField label="Name" value="" placeholder="اسم الرمز" dir="auto" onChange={onChange} />
      <TextField label="Code" value="4821" dir="ltr" onChange={onChange} />
      <SearchField value="room (2)" onChange={onChange} />
    </div>,
  );
  for (const label of ["Name", "Code", "Search"])
    expect(getComputedStyle(page.getByLabelText(label, { exact: true }).element()).textAlign).toBe("right");
  expect(getComputedStyle(page.getByRole("searchbox").element()).direction).toBe("ltr");
});

it("date and time: whoever draws the digits from the left leaves no gap before them", async () => {
  await render(
    <div className="seam-components">
      <TextField type="datetime-local" label="End" value="2026-06-09T11:00" onChange={() => undefined} />
    </div>,
  );
  const { paddingLeft, paddingRight } = getComputedStyle(page.getByLabelText("End").element());
  expect(paddingLeft).toBe(paddingRight);
});

it("a message from a server keeps its full stop behind its last word", async () => {
  const Example = () => {
    const { triggerProps, tooltip } = useTooltip("1", "The lock is full.\nالقفل ممتلئ.");
    return (
      <div className="seam-components">
        <button type="button" {...triggerProps}>
          2
        </button>
        {tooltip}
        <FieldError>The lock is full.</FieldError>
      </div>
    );
  };
  const screen = await render(<Example />);
  await userEvent.tab();
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  const [first, second] = stops(screen.container.querySelector(".seam-tooltip > span") ?? screen.container);
  expect(first).toBe(1);
  expect(second).toBe(-1);
  expect(stops(screen.container.querySelector(".seam-field-error bdi") ?? screen.container)[0]).toBe(1);
});

/** Returns for every line 1 if the full stop is right of the letter before it, -1 if it is left of it. */
function stops(element: Element): number[] {
  const text = element.firstChild as Text;
  const place = (index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  return [...text.data.matchAll(/\./g)].map(({ index }) => Math.sign(place(index) - place(index - 1)));
}
