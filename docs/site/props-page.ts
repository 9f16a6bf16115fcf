// Writes the page of props: names, types, defaults and comments from the widgets' interfaces, attributes and events
// from the elements' specs.
import { readFileSync } from "node:fs";
import { attributeName, eventName, hasAttribute } from "../../packages/react/src/element/attributes.ts";
import { providerKinds } from "../../packages/react/src/element/element-class.ts";
import type { AnyElementSpec, PropKind } from "../../packages/react/src/widgets/element-spec.ts";
import { optionKinds } from "../../packages/react/src/widgets/option-kinds.ts";
import { type ListedWidget, listedWidgets } from "../../scripts/widgets/listed-widgets.ts";
import { code, prose, table } from "./markdown.ts";

const widgets = await listedWidgets();

export function propsPage(): string {
  const text = sourceOf("widgets/widget-options.tsx");
  return [
    "# Props, attributes, events",
    "A component takes props. Its element takes the same as attributes or properties, and tells by events what the component tells by callbacks.",
    ...widgets.map(widgetText),
    "## Options of every widget",
    "They hold for a widget and all views that it opens.",
    propsTable(text, "WidgetOptionProps", optionKinds),
    "## SeamProvider",
    "An element takes them as attributes, properties or events of its own. A page takes them as fields of `globalThis.seam`, without callbacks of the session, and its cache as `globalThis.seamQueryClient`.",
    inputsTable(),
  ].join("\n\n");
}

function widgetText({ name, folder, spec }: ListedWidget): string {
  const text = sourceOf(`widgets/${folder}/${name}.tsx`);
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

/** Returns a prop's form in HTML: an attribute, an event, or both; else the property of the same name. */
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
    ["provider/SessionProvider.tsx", "SessionProviderProps"],
    ["provider/SeamProvider.tsx", "SeamProviderProps"],
  ] as const;
  const members = places.flatMap(([file, name]) => Array.from(membersOf(sourceOf(file), name)));
  return table(
    ["Prop", "In HTML", "Type", "Meaning"],
    members.map(([prop, member]) => {
      const kind: PropKind | undefined = Object.entries(providerKinds).find(([name]) => name === prop)?.[1];
      return [code(prop), kind === undefined ? "" : inHtml(prop, kind), code(member.type), meaningOf(member)];
    }),
  );
}

interface Member {
  type: string;
  meaning: string;
  usual: string;
}

/** Returns the members of an interface that have a comment, as our formatter writes them. */
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
