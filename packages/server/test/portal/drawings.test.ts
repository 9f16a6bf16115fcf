// An icon that the portal or a hosted page shares with the widgets is the same drawing.
import { html } from "hono/html";
import { expect, it } from "vitest";
import { iconPaths } from "../../../react/src/ui/Icon/icons.ts";
import { drawings } from "../../pages/portal/parts/drawings.ts";
import { renderAlert } from "../../src/api/connect/alert.ts";
import { connectedPage } from "../../src/api/connect/page.ts";
import { secretField } from "../../src/api/connect/secret-field.ts";
import { stringsOf } from "../../src/api/connect/strings/strings.ts";

it("in the portal, under the kit's name", () => {
  const { endpoint, send, ...shared } = drawings;
  expect([endpoint, send]).toHaveLength(2);
  expect(iconPaths).toMatchObject(shared);
});

it("on the hosted pages", async () => {
  const strings = stringsOf("en");
  const { say } = strings;
  const field = secretField({ name: "pin", label: "PIN", input: html`<input>`, say });
  expect((await field).toString()).toContain(`d="${iconPaths.eye[0]}"`);
  expect((await renderAlert("No.")).toString()).toContain(`d="${iconPaths.error[0]}`);
  const { body } = connectedPage([], { continueUrl: null, message: undefined }, strings);
  expect((await body).toString()).toContain(`d="${iconPaths.check[0]}"`);
});
