// Reads the project's own source files and their imports as text.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

interface SourceFile {
  /** Path from the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Imports: relative ones as paths from the project's folder, others as written. Type-only imports are left out. */
  readonly imports: readonly string[];
  /** Imports, including type-only ones. */
  readonly everyImport: readonly string[];
}

const isTest = (path: string) => /\.(test|test-d|stories|sample)\.tsx?$/.test(path);

/** Reads the packages' sources, without tests and generated files. */
export function readSources(pattern = "packages/*/{src,pages}/**/*.{ts,tsx}"): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" || name === "dist" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isTest(path))
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return { path, text, imports: importsOf(path, text, ofValues), everyImport: importsOf(path, text, ofAll) };
    });
}

const ofValues =
  /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;
const ofAll = /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

function importsOf(path: string, text: string, statement: RegExp): string[] {
  return [...text.matchAll(statement)].map(([, named, dynamic]) => {
    const target = named ?? dynamic ?? "";
    return target.startsWith(".") ? relative(root, join(root, dirname(path), target)).replaceAll("\\", "/") : target;
  });
}
