import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles/index.css";
import { TextField } from "./TextField.tsx";

const { documentElement } = document;
afterEach(() => documentElement.removeAttribute("style"));

it("date and time: as tall as a text, and on two lines for a reader whose letters are twice as large", async () => {
  const onChange = () => undefined;
  await render(
    <div className="seam-components" style={{ inlineSize: 280 }}>
      <TextField label="Name" value="Amara" onChange={onChange} />
      <TextField type="datetime-local" label="Start" value="2026-11-21T15:31" onChange={onChange} />
    </div>,
  );
  const heightOf = (label: string) => page.getByLabelText(label).element().getBoundingClientRect().height;
  expect(Math.abs(heightOf("Start") - heightOf("Name"))).toBeLessThan(1);
  documentElement.style.fontSize = "32px";
  expect(heightOf("Start")).toBeGreaterThan(1.3 * heightOf("Name"));
});
