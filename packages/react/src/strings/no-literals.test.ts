// All displayed text is in the catalogue, and none in a component.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("{parts,ui,widgets}/**/*.{ts,tsx}", { cwd: src }).filter(
  (file) => !/\.(test|stories|sample)\.tsx?$/.test(file),
);

/** Attributes that are spoken or shown, as HTML and the ui parts name them. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|label|title|heading|placeholder|alt|text|note|hint|message)$/;
const word = /\p{L}{2}/u;
const sentence = /^\p{Lu}\p{L}*['’]?\p{L}*([ ,.!?…:]|$)/u;

type Node = Readonly<Record<string, unknown>>;

/** Returns text between tags, texts of spoken attributes in any expression, and anything that looks like a sentence. */
function literalsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, isShown: boolean): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, isShown);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const node = value as Node;
    const type = String(node["type"]);
    // Types, module names and errors for developers are not displayed.
    if (/^(TS(?!As|NonNull|Satisfies)|Import)/.test(type) || type === "ThrowStatement") return;
    if (type === "JSXText" && word.test(String(node["value"]))) found.push(String(node["value"]).trim());
    const said =
      type === "Literal"
        ? node["value"]
        : type === "TemplateElement"
          ? (node["value"] as { cooked: string }).cooked
          : null;
    if (typeof said === "string" && word.test(said) && (isShown || sentence.test(said))) found.push(said);
    // The compared values of a condition are not displayed, only its results.
    const inside =
      type === "JSXAttribute"
        ? spoken.test(String((node["name"] as Node)["name"]))
        : isShown && !/^(Binary|Call|Member)/.test(type);
    for (const [key, child] of Object.entries(node)) {
      if (key !== "property" || node["computed"] === true) visit(child, inside && key !== "test");
    }
  };
  visit(parseSync(file, text).program, false);
  return found;
}

/** Names of keys, and of errors. */
const notRead = /^(Arrow(Down|Up)|End|Enter|Escape|Home|Tab|Seam\w+Error)$/;

describe("components", () => {
  it.each(files)("%s says nothing of its own", (file) => {
    const literals = literalsOf(file, readFileSync(`${src}/${file}`, "utf8"));
    expect(literals.filter((text) => !notRead.test(text))).toEqual([]);
  });

  it("are looked at", () => expect(files.length).toBeGreaterThan(40));

  it.each([
    ["<p>Hello</p>", ["Hello"]],
    ['<p title="hello" className="hello there" />', ["hello"]],
    ['<p aria-label={is ? "on air" : words.off} />', ["on air"]],
    ["<p title={`${count} doors`} />", ["doors"]],
    ['<p>{is === "Locked" && "Front door"}</p>', ["Locked", "Front door"]],
    ['<p title={is === "set" ? words.set : words.get} lang="en" />', []],
    ['(() => { throw new Error("No door."); })()', []],
    ['const word = is ? "Unlocked" : ("off" as "Off");', ["Unlocked"]],
  ])("saying %s would be found", (code, expected) => {
    expect(literalsOf("probe.tsx", code).map((text) => text.trim())).toEqual(expected);
  });
});
