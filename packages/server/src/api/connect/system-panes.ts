// Panes of systems on the person's own network: the group that offers them, and the form of one.
import { html } from "hono/html";
import { makerDrawingPath } from "../../base/catalogue/images.ts";
import type { ConnectErrorCode } from "../../base/outgoing/connect-error.ts";
import type { SystemField } from "../../driver/driver-factory.ts";
import type { CommonField } from "../../driver/own-description.ts";
import type { LockSystem } from "../../hubs/driver-processes/lock-system.ts";
import type { Flow } from "./flow.ts";
import { renderAlert } from "./alert.ts";
import type { PaneContent } from "./panes.ts";
import { secretField } from "./secret-field.ts";
import { turnField } from "./turn.ts";
import type { PlainName, Say, Strings } from "./strings/strings.ts";

/** Fields of a system that the pages show. */
export type ShownSystem = Pick<LockSystem, "kind" | "displayName" | "fields">;

export function offeredSystems(systems: readonly ShownSystem[]) {
  const items = systems.map(
    ({ kind, displayName }) =>
      html`<li><button class="brand" name="provider" value="${kind}"><img src="${makerDrawingPath(kind)}" alt="" width="40" height="40"><bdi>${displayName}</bdi></button></li>`,
  );
  return html`<ul class="brands">${items}</ul>`;
}

export function systemForm({ displayName, fields }: ShownSystem, flow: Flow, strings: Strings): PaneContent {
  const { say } = strings;
  const { typed, systemError } = flow;
  const example = fields[0]?.value ?? "";
  const problem = systemError ? renderAlert(sentence(systemError, say, { system: displayName, example })) : "";
  const inputs = fields.map((field) => inputOf(field, typed?.[field.name], strings));
  const body = html`${problem}<form method="post" id="answers">${turnField(flow)}${inputs}<button name="login" value="yes" data-busy="${say("looking")}">${say("findLocks")}</button></form>`;
  return { title: say("connectHub", { system: displayName }), body, hasBack: true };
}

function inputOf(field: SystemField, typed: string | undefined, { say, language }: Strings) {
  const { name, type, isSecret = false, isRequired = true, value = "" } = field;
  const label = field.label?.[language] ?? field.label?.en ?? usualLabel(name, say);
  const shown = isSecret ? "" : (typed ?? value);
  if (type === "checkbox")
    return html`<label class="choice plain"><input type="checkbox" name="${name}" value="yes"${typed === "yes" ? html` checked` : ""}>${label}</label>`;
  const input = html`<input name="${name}" type="${type === "url" ? "text" : type}" dir="ltr" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="500" value="${shown}"${isRequired ? html` required` : ""}${type === "url" ? html` inputmode="url"` : ""} id="${name}">`;
  return type === "password"
    ? secretField({ name, label, input, say })
    : html`<label class="field">${label} ${input}</label>`;
}

const usualLabels: Readonly<Record<CommonField, PlainName>> = {
  url: "hubAddress",
  username: "userName",
  password: "password",
};

/** Label of a field. A third-party driver's field without a label has its name. */
const usualLabel = (name: string, say: Say): string =>
  Object.hasOwn(usualLabels, name) ? say(usualLabels[name as CommonField]) : name;

function sentence(code: ConnectErrorCode, say: Say, { system, example }: { system: string; example: string }): string {
  switch (code) {
    case "bad_address":
      return say("hubBadAddress", { system, example });
    case "secret_in_address":
      return say("hubSecretInAddress", { system });
    case "busy":
      return say("hubsBusy");
    case "address_not_allowed":
      return say("hubNotAllowed");
    case "nothing_listens":
      return say("hubNothingListens", { system });
    case "no_answer":
      return say("hubNoAnswer");
    case "is_home_assistant":
      return say("hubIsHomeAssistant", { system });
    case "not_this_system":
      return say("hubIsOther", { system });
    case "too_old":
      return say("hubTooOld", { system });
    case "bad_credentials":
      return say("hubWrongLogin");
    case "no_tls":
      return say("hubNoTls");
    case "bad_certificate":
      return say("hubBadCertificate");
    case "may_not_read":
      return say("hubMayNotRead");
    case "output_is_attribute":
      return say("hubOutputIsAttribute", { system });
    case "system_offline":
      return say("hubOffline", { system });
    case "no_locks":
      return say("hubNoLocks", { system });
  }
}
