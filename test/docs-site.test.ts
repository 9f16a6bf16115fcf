// The docs site: the targets of its links exist, and its pages describe everything that the program can do.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { everyCall, listCalls, listManagementCalls, management, sandbox, schemaOf } from "@mortise/contract";
import { Seam } from "@mortise/client";
import { Mortise } from "@mortise/webhooks";
import { build } from "esbuild";
import { createMarkdownRenderer } from "vitepress";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { anchorOf } from "../docs/site/anchor.ts";
import { exampleOf } from "../docs/site/example-values.ts";
import { markdown } from "../docs/site/options.ts";
import { everyPage } from "../docs/site/pages.ts";
import { membersOf } from "../docs/site/props-page.ts";
import { twinOf } from "../docs/site/twins.ts";
import { root, writePages } from "../docs/site/write-pages.ts";
import { commands } from "../packages/server/src/program/commands/commands.ts";

const folder = mkdtempSync(join(tmpdir(), "mortise-docs-"));
const pages = new Map<string, string>();

beforeAll(async () => {
  await writePages(folder);
  for (const file of globSync("*.md", { cwd: folder })) pages.set(file, readFileSync(join(folder, file), "utf8"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, "");
const headingsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it("has the files for Prometheus and Grafana that the page on monitoring links", () => {
  const links = [...(pages.get("monitoring.md") ?? "").matchAll(/<a href="\.\/(files\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect([...new Set(links)]).toEqual(["files/prometheus.yml", "files/alerts.yaml", "files/dashboard.json"]);
  for (const path of links)
    expect(readFileSync(join(folder, "public", path), "utf8")).toBe(
      readFileSync(join(root, "docs/monitoring", basename(path)), "utf8"),
    );
});

it("every link leads to a page, and to a heading that it has", () => {
  const dead = [...pages].flatMap(([page, text]) =>
    [...withoutCode(text).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, link = "", anchor]) => {
        const target = link === "" ? text : pages.get(link.replace("./", ""));
        return (
          target === undefined || (anchor !== undefined && ![...headingsOf(target), ...idsOf(target)].includes(anchor))
        );
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

it("a file that a guide names is a link, and what the site does not have is words", () => {
  expect(pages.get("self-hosting.md")).toContain("are in [Run it for others](./operating.md).");
  expect(pages.get("security.md")).toContain("(decision 10)");
  expect([...pages.values()].join("\n")).not.toMatch(/\]\([^):]*\.\.\//);
});

it("every picture is on a page, copied beside it, and said in words", () => {
  const shown = [...pages.values()].flatMap((text) => [...text.matchAll(/<img [^>]*>/g)].map(([tag]) => tag));
  expect(shown.filter((tag) => !/ alt="[^"]{30,}"/.test(tag))).toEqual([]);
  const taken = globSync("*.png", { cwd: join(root, "docs/pictures") }).toSorted();
  const linked = [...pages.values()].flatMap((text) =>
    [...text.matchAll(/"\.\/pictures\/([\w-]+\.png)"/g)].map(([, name]) => name),
  );
  expect([...new Set(linked)].toSorted()).toEqual(taken);
  expect(globSync("*.png", { cwd: join(folder, "pictures") }).toSorted()).toEqual(taken);
});

it("every page is written, begins with one heading, and has its line in llms.txt", () => {
  expect([...pages.keys()].toSorted()).toEqual(everyPage.map(({ path }) => `${path}.md`).toSorted());
  for (const [page, text] of pages) expect([page, withoutCode(text).match(/^# .+$/gm)?.length]).toEqual([page, 1]);
  const list = readFileSync(join(folder, "public/llms.txt"), "utf8");
  for (const { title, path, line } of everyPage) expect(list).toContain(`- [${title}](${path}.md): ${line}\n`);
});

it("every document and guide that people are shown is a page of the site", () => {
  const shown = new Set(everyPage.map(({ source }) => source));
  const files = globSync(["docs/*.md", "docs/monitoring/*.md", "gallery/guides/*.md"], { cwd: root });
  expect(files.map((file) => file.replaceAll("\\", "/")).filter((file) => !shown.has(file))).toEqual([]);
});

it("every call of both APIs, every command, and every widget with its props is on a page", () => {
  const headings = (pattern: RegExp) =>
    [...pages].flatMap(([page, text]) =>
      pattern.test(page) ? [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading) : [],
    );
  const platform = [...listCalls(everyCall), ...listCalls(sandbox, "sandbox.")].map(([name]) => name);
  expect(new Set(headings(/^api-/))).toEqual(new Set(platform));
  const webhookCalls = listManagementCalls(management).map(([name]) => name);
  expect(new Set(headings(/^webhook-api-/))).toEqual(new Set(webhookCalls));
  expect(headings(/^commands\.md$/)).toEqual(Object.keys(commands).map((name) => `mortise ${name}`));
  const elements = globSync("packages/react/src/widgets/*/*.element.ts", { cwd: root }).map((file) =>
    basename(file, ".element.ts"),
  );
  expect(headings(/^props\.md$/)).toEqual(expect.arrayContaining(elements));
  expect(pages.get("props.md")).toContain("| `deviceFilter` | property |");
  expect(pages.get("props.md")).toContain("| `onBack` | `on-back`, event `seam-back` |");
  expect(pages.get("props.md")).toContain(
    "| `disableSearch` | `disable-search` | `boolean` | Leaves the search box out. Default: false. |",
  );
  expect(pages.get("props.md")).toContain(
    "| `onDeviceClick` | event `seam-device-click` | `((deviceId: string) => void)` | Called when",
  );
  expect(pages.get("props.md")).toContain(
    "| `onSessionExpired` | event `seam-session-expired` | `(() => void)` | Called",
  );
});

it("the generator's configuration loads in a fresh clone: it imports no package of this repository", async () => {
  const config = join(root, "docs/site/.vitepress/config.mjs");
  const options = { bundle: true, packages: "external", write: false, metafile: true, platform: "node" } as const;
  const { metafile } = await build({ entryPoints: [config], format: "esm", ...options });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
  expect(imports).toContain("docs/site/options.ts");
  expect(imports.filter((path) => /^@mortise|packages\//.test(path))).toEqual([]);
});

it("anchors of the former pages of one piece are still on the first page of each reference", () => {
  const calls = listCalls(everyCall).map(([name]) => anchorOf(name));
  expect(idsOf(pages.get("api.md") ?? "")).toEqual(expect.arrayContaining(calls));
  const webhookCalls = listManagementCalls(management).map(([name]) => anchorOf(name));
  expect(idsOf(pages.get("webhook-api.md") ?? "")).toEqual(expect.arrayContaining(webhookCalls));
  const former = readFileSync(join(root, "docs/issue-codes.md"), "utf8");
  expect(headingsOf(pages.get("issue-codes.md") ?? "")).toEqual(expect.arrayContaining(headingsOf(former).slice(1)));
});

it("every issue code of the file has its remedy on the page of its kind, and a line on the first page", () => {
  const rows = [...readFileSync(join(root, "docs/issue-codes.md"), "utf8").matchAll(/^\| `(\w+)` \| .* \| (.*) \|$/gm)];
  const kinds = [...pages].flatMap(([page, text]) => (page.startsWith("issue-codes-") ? [text] : [])).join("\n");
  expect(rows.length).toBeGreaterThan(100);
  expect(kinds.match(/^### /gm)?.length).toBe(rows.length);
  expect(pages.get("issue-codes.md")?.match(/^- \[`/gm)?.length).toBe(rows.length);
  expect(rows.filter(([, , remedy]) => !kinds.includes(`**What to do**: ${remedy}\n`))).toEqual([]);
});

it("samples of a call are tabs, and the client has each method that they call", () => {
  const seam = new Seam({ apiKey: "seam_test_key", endpoint: "https://locks.example.com" });
  const mortise = new Mortise("token", { serverUrl: "https://locks.example.com" });
  const text = [...pages].flatMap(([page, each]) => (/^(webhook-)?api-/.test(page) ? [each] : [])).join("\n");
  const called = [...text.matchAll(/await (seam|mortise)\.([\w.]+)\(/g)];
  const missing = called.filter(([, client, path = ""]) => {
    const start: unknown = client === "seam" ? seam : mortise;
    return typeof path.split(".").reduce((at, key) => (at as Record<string, unknown>)[key], start) !== "function";
  });
  expect(called.length).toBeGreaterThan(150);
  expect(missing.map(([call]) => call)).toEqual([]);
  const samples = [...text.matchAll(/^```json \[Response\]\n([^]*?)\n```$/gm)].map(([, json = ""]) => json);
  for (const json of samples) expect(() => JSON.parse(json) as unknown).not.toThrow();
});

it("the response and the body that a page shows have the form that the contract says", () => {
  const rows = [...listCalls(everyCall), ...listCalls(sandbox, "sandbox.")];
  const platform = rows.map(([, { result }]) => z.object(result));
  const webhooks = listManagementCalls(management).flatMap(([, { body, result }]) => [body, result]);
  const shown = [...platform, ...webhooks].filter((type) => type !== null);
  for (const type of shown) expect(type.safeParse(exampleOf(schemaOf(type))).error).toBeUndefined();
});

it("a page's Markdown twin is plain Markdown, and all of them are in llms-full.txt", () => {
  const full = readFileSync(join(folder, "public/llms-full.txt"), "utf8");
  for (const text of pages.values()) {
    const twin = twinOf(text);
    expect(twin).toMatch(/^# \S/m);
    expect(twin).not.toMatch(/^:::|^```\w+ \[|<span id=/m);
    expect(full).toContain(twin);
  }
  expect(twinOf(pages.get("api-locks.md") ?? "")).toContain("curl:\n\n```sh\ncurl ");
});

it("shows what is written in braces, and gives indented samples a copy button", async () => {
  const renderer = await createMarkdownRenderer(folder, markdown);
  const html = renderer.render("| Path | |\n|---|---|\n| GET /app/{app_id} | |\n");
  expect(html).toContain("GET /app/{app_id}</td>");
  expect(renderer.render("Run\n\n    npm run build\n")).toContain('<button title="Copy Code" class="copy">');
});

it("samples do what they say: the policy lets a page reach its own token route, and no token is set to a word that CSS takes for itself", () => {
  const all = [...pages.values()].join("\n");
  expect(all).toContain('fetch("/lock-token"');
  expect(all.match(/^ *connect-src .*$/gm)).toEqual([expect.stringContaining("connect-src 'self' ")]);
  expect(all).not.toMatch(/--seam-[\w-]+: (inherit|initial|unset|revert)\b/);
});

it("members of an interface are read with comments and types over several lines", () => {
  const text = `interface Other {\n  /** Not this. */\n  no: string;\n}\nexport interface Props extends Options {
  /** One. @default none */\n  one?: string | undefined;\n  silent: number;
  /**\n   * Two,\n   * in two lines.\n   */\n  two: (\n    a: string,\n  ) => void;\n}\n`;
  expect([...membersOf(text, "Props")]).toEqual([
    ["one", { type: "string", meaning: "One.", usual: "none" }],
    ["two", { type: "( a: string, ) => void", meaning: "Two, in two lines.", usual: "" }],
  ]);
});
