import { createPortal } from "react-dom";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Icon } from "./Icon.tsx";

it("an icon keeps its size where our stylesheet is not", async () => {
  const shadow = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  await render(createPortal(<Icon name="lock" />, shadow));
  const { width, height } = shadow.querySelector("svg")?.getBoundingClientRect() ?? {};
  expect({ width, height }).toEqual({ width: 20, height: 20 });
  shadow.host.remove();
});
