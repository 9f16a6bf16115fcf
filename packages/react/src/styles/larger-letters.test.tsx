// With a font of twice the default size: nothing is cut off or misplaced.
import { afterEach, beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "./index.css";
import { Badge } from "../ui/Badge/Badge.tsx";
import { Icon } from "../ui/Icon/Icon.tsx";
import { Pill } from "../ui/Pill/Pill.tsx";
import { RowButton } from "../ui/Row/RowButton.tsx";
import { Select } from "../ui/Select/Select.tsx";
import { TextField } from "../ui/TextField/TextField.tsx";

beforeEach(() => {
  document.documentElement.style.fontSize = "32px";
});
afterEach(() => {
  document.documentElement.style.fontSize = "";
});

const nothing = () => undefined;

it("parts grow with their letters", async () => {
  const { container } = await render(
    <div className="seam-components" style={{ inlineSize: 216 }}>
      <Badge count={2} label="2 active filters" />
      <Pill tone="live">LIVE</Pill>
      <Icon name="error" />
      <Select label="Brand" value="" options={[{ value: "", label: "Yggdrasil" }]} onChange={nothing} />
      <TextField
        label="Name"
        value=""
        onChange={nothing}
        error="60 characters max"
        counter={{ text: "70/60", isOver: true }}
      />
    </div>,
  );
  const part = (name: string) => container.querySelector(`.seam-${name}`) ?? container;
  for (const name of ["badge", "pill"]) {
    const text = document.createRange();
    text.selectNodeContents(part(name));
    const [inside, outside] = [text.getBoundingClientRect(), part(name).getBoundingClientRect()];
    expect(inside.top).toBeGreaterThanOrEqual(outside.top);
    expect(inside.bottom).toBeLessThanOrEqual(outside.bottom);
  }
  expect(part("icon").getBoundingClientRect().width).toBe(40);
  const { lineHeight, fontSize } = getComputedStyle(part("select > .seam-input"));
  expect(Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(1.2 * Number.parseFloat(fontSize));
  expect(part("field-count").getBoundingClientRect().right).toBeLessThanOrEqual(
    container.getBoundingClientRect().left + 216,
  );
});

it("a name whose letters a reader has spaced out is not cut off in a row of 280 px (WCAG 1.4.12)", async () => {
  document.documentElement.style.fontSize = "";
  const { container } = await render(
    <>
      <style>
        {"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"}
      </style>
      <div className="seam-components" style={{ inlineSize: 280 }}>
        <div className="seam-row seam-device-row">
          <span className="seam-row-media" />
          <span className="seam-row-text">
            <RowButton
              name="Room 4 family suite: roof terrace, luggage lift and bicycle store (north stairwell)"
              onOpen={nothing}
              openerKey="1"
            />
          </span>
        </div>
      </div>
    </>,
  );
  const name = container.querySelector(".seam-row-open") ?? container;
  expect(name.clientHeight).toBeGreaterThan(4 * 24);
  expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
});
