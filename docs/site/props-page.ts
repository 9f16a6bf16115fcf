// The page of props: names, types, defaults and comments from the widgets' interfaces, attributes and events from the
// elements' specs.
import { readFileSync } from "node:fs";
import { attributeName, eventName, hasAttribute } from "../../packages/react/src/element/attributes.ts";
import type { AnyElementSpec, PropKind } from "../../packages/react/src/widgets/element-spec.ts";
import { accessCodeDetailsElement } from "../../packages/react/src/widgets/details/AccessCodeDetails/AccessCodeDetails.element.ts";
import { createAccessCodeFormElement } from "../../packages/react/src/widgets/forms/AccessCodeForm/CreateAccessCodeForm.element.ts";
import { createCodeForDoorsFormElement } from "../../packages/react/src/widgets/forms/CodeForDoors/CreateCodeForDoorsForm.element.ts";
import { editAccessCodeFormElement } from "../../packages/react/src/widgets/forms/AccessCodeForm/EditAccessCodeForm.element.ts";
import { accessCodeTableElement } from "../../packages/react/src/widgets/details/AccessCodeTable/AccessCodeTable.element.ts";
import { attentionListElement } from "../../packages/react/src/widgets/attention/AttentionList/AttentionList.element.ts";
import { connectAccountButtonElement } from "../../packages/react/src/widgets/forms/ConnectAccountButton/ConnectAccountButton.element.ts";
import { activityListElement } from "../../packages/react/src/widgets/activity/ActivityList/ActivityList.element.ts";
import { codeTimelineElement } from "../../packages/react/src/widgets/timeline/CodeTimeline/CodeTimeline.element.ts";
import { deviceDetailsElement } from "../../packages/react/src/widgets/details/DeviceDetails/DeviceDetails.element.ts";
import { deviceTableElement } from "../../packages/react/src/widgets/DeviceTable/DeviceTable.element.ts";
import { supportedDeviceTableElement } from "../../packages/react/src/widgets/SupportedDeviceTable/SupportedDeviceTable.element.ts";
import { optionKinds } from "../../packages/react/src/widgets/option-kinds.ts";
import { code, prose, table } from "./markdown.ts";

const widgets: readonly (readonly [file: string, AnyElementSpec])[] = [
  ["DeviceTable/DeviceTable", deviceTableElement],
  ["details/DeviceDetails/DeviceDetails", deviceDetailsElement],
  ["details/AccessCodeTable/AccessCodeTable", accessCodeTableElement],
  ["details/AccessCodeDetails/AccessCodeDetails", accessCodeDetailsElement],
  ["forms/AccessCodeForm/CreateAccessCodeForm", createAccessCodeFormElement],
  ["forms/CodeForDoors/CreateCodeForDoorsForm", createCodeForDoorsFormElement],
  ["forms/AccessCodeForm/EditAccessCodeForm", editAccessCodeFormElement],
  ["attention/AttentionList/AttentionList", attentionListElement],
  ["forms/ConnectAccountButton/ConnectAccountButton", connectAccountButtonElement],
  ["activity/ActivityList/ActivityList", activityListElement],
  ["timeline/CodeTimeline/CodeTimeline", codeTimelineElement],
  ["SupportedDeviceTable/SupportedDeviceTable", supportedDeviceTableElement],
];

export function propsPage(): string {
  const text = sourceOf("widgets/widget-options.tsx");
  return [
    "# Props, attributes, events",
    "A component takes props. Its element takes the same as attributes or properties, and tells by events what the component tells by callbacks.",
    ...widgets.map(([file, spec]) => widgetText(file, spec)),
    "## Options of every widget",
    "They hold for a widget and all views that it opens.",
    propsTable(text, "WidgetOptionProps", optionKinds),
    "## SeamProvider",
    "An element takes them as attributes or properties of its own, a page as fields of `globalThis.seam`.",
    inputsTable(),
  ].join("\n\n");
}

function widgetText(file: string, spec: AnyElementSpec): string {
  const name = file.split("/").at(-1) ?? "";
  const text = sourceOf(`widgets/${file}.tsx`);
  const about = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport function ${name}\\(`).exec(text)?.[1] ?? "";
  const sentences =
    about
      .split("@")[0]
      ?.replaceAll(/^\s*\* ?/gm, "")
      .trim() ?? "";
  const own = Object.fromEntries(Object.entries(spec.props).filter(([prop]) => !Object.hasOwn(optionKinds, prop)));
  return [`## ${name}`, `${code(`<${spec.tag}>`)}: ${prose(sentences)}`, propsTable(text, `${name}Props`, own)].join(
    "\n\n",
  );
}

function propsTable(text: string, name: string, kinds: AnyElementSpec["props"]): string {
  const known = membersOf(text, name);
  const rows = Object.entries(kinds).map(([prop, kind]) => {
    const member = known.get(prop);
    if (member === undefined)
      throw new Error(`${name} has no comment for ${prop}: write one, the page of props shows it.`);
    return [code(prop), inHtml(prop, kind), code(member.type), meaningOf(member)];
  });
  return table(["Prop", "In HTML", "Type", "Meaning"], rows);
}

/**
 * What a page without React writes: an attribute, an event to listen to, or both; else the property of the same name.
 */
function inHtml(prop: string, kind: PropKind): string {
  const attribute = hasAttribute(kind) ? [code(attributeName(prop))] : [];
  const event = typeof kind === "object" ? [`event ${code(eventName(prop))}`] : [];
  return attribute.concat(event).join(", ") || "property";
}

const meaningOf = ({ meaning, usual }: Member): string =>
  prose(usual === "" ? meaning : `${meaning} Default: ${usual}.`);

function inputsTable(): string {
  const places = [
    ["provider/resolve-client.ts", "CredentialInputs"],
    ["provider/global-configuration.ts", "PageInputs"],
    ["provider/SeamProvider.tsx", "SeamProviderProps"],
  ] as const;
  const members = places.flatMap(([file, name]) => Array.from(membersOf(sourceOf(file), name)));
  return table(
    ["Prop", "Type", "Meaning"],
    members.map(([prop, member]) => [code(prop), code(member.type), meaningOf(member)]),
  );
}

interface Member {
  type: string;
  meaning: string;
  usual: string;
}

/** The members of an interface that have a comment, as our formatter writes them. */
export function membersOf(text: string, name: string): Map<string, Member> {
  const body = new RegExp(`^(?:export )?interface ${name}\\b[^{]*\\{\\n([^]*?)^\\}`, "m").exec(text)?.[1] ?? "";
  const members = body.matchAll(/^ {2}\/\*\*([^]*?)\*\/\n {2}(?:readonly )?(\w+)\??: ([^]*?);$/gm);
  return new Map(
    [...members].map(([, comment = "", prop = "", type = ""]) => {
      const [meaning = "", usual = ""] = comment.replaceAll(/\n\s*\* ?/g, " ").split("@default");
      return [
        prop,
        {
          type: type.replace(" | undefined", "").replaceAll(/\s+/g, " "),
          meaning: meaning.trim(),
          usual: usual.trim(),
        },
      ];
    }),
  );
}

const sourceOf = (path: string): string =>
  readFileSync(new URL(`../../packages/react/src/${path}`, import.meta.url), "utf8");
