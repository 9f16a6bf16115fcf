// Every citation of a source leads to a section of a document in this repository. Citations that users see name the
// file.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Citation, citationsIn, faultOf, readDocuments, sectionsOf } from "./citations.ts";
import { root } from "./source-files.ts";

const documents = readDocuments();
const exclude = (name: string) => /^(node_modules|dist|test-results|citations\.ts|\..*)$/.test(name);
const written = ["**/*.{ts,tsx,js,mjs,cjs,css,md,yaml,html,svelte,vue}", "packages/contract/openapi.json"];
const cited = globSync(written, { cwd: root, exclude }).map((file) => {
  const path = file.replaceAll("\\", "/");
  return { path, citations: citationsIn(readFileSync(join(root, path), "utf8")) };
});
const list = (wrong: (citation: Citation, path: string) => string | undefined): string[] =>
  cited.flatMap(({ path, citations }) =>
    citations.flatMap((citation) => {
      const fault = wrong(citation, path);
      return fault === undefined ? [] : [`${path}:${citation.line}: ${citation.text}: ${fault}`];
    }),
  );

// The samples are spelled otherwise, so that they do not count as citations of this repository.
const cite = (text: string) => citationsIn(text.replaceAll("$", "\u00a7").replaceAll("annex", "appendix"));
const faults = (text: string) => cite(text).map((citation) => faultOf(citation, documents));

describe("the reader of citations", () => {
  it("reads lists, ranges and appendices, broken over two lines of a comment too", () => {
    expect(cite("// (platform-api $1.2, $1.9)\n//")).toMatchObject([
      { document: "platform-api", sections: ["1.2", "1.9"], line: 1 },
    ]);
    expect(cite("(spec $5, $7.1, platform-api $4.1–4.5)")).toMatchObject([
      { document: "spec", sections: ["5", "7.1"] },
      { document: "platform-api", sections: ["4.1", "4.5"] },
    ]);
    for (const start of [" * ", "// ", "# ", "  // ", ""])
      expect(cite(`${start}as it says (webhook-api\n${start}$5,\n${start}$6).`)).toMatchObject([
        { text: "webhook-api $5, $6".replaceAll("$", "\u00a7"), sections: ["5", "6"], line: 1 },
      ]);
    expect(cite("platform-api $3.3, annex C.")).toMatchObject([{ sections: ["3.3", "C"] }]);
    expect(cite("RFC 9110 $10.2.3; RFC\n// 9110 $12")).toEqual([]);
  });

  it("finds what leads nowhere", () => {
    expect(faults("spec $9, platform-api $4.5, webhook-api $7.3, docs/api/platform-api.md $5.25")).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(faults("platform-api $4.5, $4.99")).toEqual(["no 4.99 in docs/api/platform-api.md"]);
    expect(faults("spec $2–77")).toEqual(["no 77 in docs/specification/spec.md"]);
    expect(faults("platform-api annex Z")).toEqual(["no Z in docs/api/platform-api.md"]);
    expect(faults("platform-api\n * $4.99")).toEqual(["no 4.99 in docs/api/platform-api.md"]);
    expect(faults("platform-api $6.3")).toEqual(["no 6.3 in docs/api/platform-api.md"]);
    expect(faults("Spec $9, drivers.md $9, of $2")).toEqual(Array.from({ length: 3 }, () => "no such document"));
    expect(faults("spec.md $9, docs/platform-api.md $4.5")).toEqual([
      "write spec, or docs/specification/spec.md",
      "write platform-api, or docs/api/platform-api.md",
    ]);
    expect(faults("($4.8), see annex B")).toEqual(["names no document", "no such document"]);
  });

  it("tells comments that an editor shows from others", () => {
    const isShown = (text: string) => cite(text).map((citation) => citation.isShown);
    expect(isShown("/** As spec $9. */\nexport const a = 1;")).toEqual([true]);
    expect(isShown("export interface A {\n  /** spec\n   * $9 */\n  a: 1;\n}\n")).toEqual([true]);
    expect(isShown("/** As spec $9. */\nconst a = 1;\nexport const b = a;")).toEqual([false]);
    expect(isShown("interface A {\n  /** spec $9 */\n  a: 1;\n}\nexport type B = A;")).toEqual([false]);
    expect(isShown("// As spec $9.\nexport const a = 1;")).toEqual([false]);
  });

  it("takes headings, and numbered rows and items below them, for sections", () => {
    const text = "# Page\n## 1 One\n| 4 | row |\n### 1.2 Two\n3. item\n## Other\n5. item\n## Appendix B Rest\n";
    expect([...sectionsOf(text)]).toEqual(["1", "1.4", "1.2", "1.2.3", "B"]);
  });
});

describe("in this repository", () => {
  it("every citation leads to a section", () => {
    expect(cited.flatMap(({ citations }) => citations).length).toBeGreaterThan(900);
    expect(list((citation) => faultOf(citation, documents))).toEqual([]);
  });

  it("what people see of the packages names the file", () => {
    const isPublic = /^packages\/(client|react|webhooks|contract)\/src\/(?!.*\.(test|stories|sample)\.)/;
    const isShort = ({ document }: Citation) => !document.includes("/");
    const shown = list((citation, path) =>
      (path.endsWith("openapi.json") || (isPublic.test(path) && citation.isShown)) && isShort(citation)
        ? `write ${documents.get(citation.document)?.path ?? "the path of its document"}`
        : undefined,
    );
    expect(shown).toEqual([]);
  });
});
