// Makes a control for every prop from its type and comment. By itself, Storybook would give a prop of `string |
// undefined` no control to type into.
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { iconPaths } from "../packages/react/src/ui/Icon/icons.ts";

/** Options of types that the generated documentation only names. */
const choices: Readonly<Record<string, readonly string[]>> = {
  IconName: Object.keys(iconPaths),
  Tone: ["danger", "warning", "positive"],
};

export const propControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => {
      const type = withoutNothing(prop.type);
      const control =
        prop.control === undefined ? controlOf(name, type, initialArgs[name], prop.type?.required === true) : {};
      return [
        name,
        {
          ...prop,
          ...documented(prop),
          ...control,
          table: { ...prop.table, ...documented(prop).table, type: type === "" ? {} : { summary: type } },
        },
      ];
    }),
  );

/** Returns the type as written, without `undefined` and `null`. */
function withoutNothing(type: StrictInputType["type"]): string {
  const { raw, value, name } = (type ?? {}) as { raw?: unknown; value?: unknown; name?: string };
  const written = raw ?? (name === "other" ? value : name);
  // `unknown` and `literal` stand for a type that could not be read, so they are not shown.
  const text =
    typeof written === "string" && !/^(unknown|literal)$/.test(written)
      ? written.replaceAll(/\s*\|\s*(undefined|null)\b/g, "").trim()
      : "";
  return /^\([\s\S]*\)$/.test(text) && text.includes("=>") ? text.slice(1, -1) : text;
}

function controlOf(name: string, type: string, value: unknown, required: boolean): Partial<StrictInputType> {
  // Storybook does not read the type of a required `icon` prop, so the prop's name selects the options.
  const options = choices[name === "icon" ? "IconName" : type] ?? literalsOf(type);
  if (options !== undefined)
    return {
      control: { type: "select", labels: { undefined: "not given" } },
      options: required ? options : [undefined, ...options],
    };
  if (type === "boolean" || type === "string" || type === "number")
    return { control: { type: type === "string" ? "text" : type }, type: { name: type, required } };
  if (/^(readonly )?\w+\[\]$/.test(type)) return { control: { type: "object" } };
  // Text can be typed into a control; elements and functions cannot.
  return { control: { type: "text", disable: typeof value !== "string" } };
}

/** Returns the literals of a union: `"primary" | "quiet"`. */
function literalsOf(type: string): readonly string[] | undefined {
  const literals = type.split("|").map((part) => /^"([^"]*)"$/.exec(part.trim())?.[1]);
  return literals.every((literal) => literal !== undefined) ? literals : undefined;
}

/** Moves `@default` into its own column. */
function documented({ description = "" }: StrictInputType): Partial<StrictInputType> {
  const [text = "", usual] = description.split(/\s*@default\s*/);
  return {
    description: text,
    ...(usual !== undefined && { table: { defaultValue: { summary: usual.replaceAll("`", "") } } }),
  };
}
