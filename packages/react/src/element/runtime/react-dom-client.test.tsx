// The small runtime hydrates elements that are already in the page.
import { Component, createElement } from "preact";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createRoot } from "./react-dom-client.ts";

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = '<p class="old" data-gone="1" data-kept="1"><b lang="en">Locked</b></p>';
  onTestFinished(() => container.remove());
});

const paragraph = () =>
  createElement("p", { class: "new", "data-kept": "1" }, createElement("b", { lang: "de" }, "Open"));

it("keeps them, with the attributes and texts of what it renders", () => {
  const [p, b] = container.querySelectorAll("*");
  createRoot(container).render(paragraph());
  expect(container.innerHTML).toBe('<p class="new" data-kept="1"><b lang="de">Open</b></p>');
  expect([...container.querySelectorAll("*")]).toEqual([p, b]);
});

it("makes no node of an attribute, which would stay for as long as its element", () => {
  const read = vi.spyOn(Element.prototype, "attributes", "get");
  onTestFinished(() => read.mockRestore());
  const root = createRoot(container);
  root.render(paragraph());
  root.render(paragraph());
  expect(read).not.toHaveBeenCalled();
});

it("leaves the page its own reading of attributes, also where rendering fails", () => {
  class Broken extends Component {
    override render(): never {
      throw new Error("Broken.");
    }
  }
  const p = container.querySelector("p");
  expect(() => createRoot(container).render(createElement(Broken, null))).toThrow("Broken.");
  expect(p?.attributes.getNamedItem("data-gone")?.value).toBe("1");
});
