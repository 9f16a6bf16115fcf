// Container files, checked without a container engine: the files that they name exist, in this repository or in the
// packed server, and the server reads the settings that they set.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { commands } from "../packages/server/src/program/commands/commands.ts";
import { root } from "./source-files.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const dockerfile = read("deploy/Dockerfile").replaceAll(/\\\n\s*/g, "");
const compose = read("deploy/compose.yaml");
const docs = read("docs/self-hosting.md");
const rootManifest = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const server = JSON.parse(read("packages/server/package.json")) as {
  bin: Record<string, string>;
  engines: { node: string };
};
const main = `/app/node_modules/@mortise/server/${(server.bin["mortise"] ?? "").replace("./", "")}`;

/** Instructions as `[name, rest]`. */
const instructions = dockerfile
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): [string, string] => [line.split(" ", 1)[0] ?? "", line.slice(line.indexOf(" ") + 1).trim()]);
const of = (name: string) => instructions.filter(([each]) => each === name).map(([, rest]) => rest);
const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]));

it("the image has instructions that Docker knows, on a Node that the server takes", () => {
  const known = /^(FROM|WORKDIR|COPY|RUN|USER|ENV|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD)$/;
  expect(instructions.filter(([name]) => !known.test(name))).toEqual([]);
  const versions = of("FROM").map((from) => Number(/^node:(\d+)/.exec(from)?.[1]));
  expect(Math.min(...versions)).toBeGreaterThan(Number(/\d+/.exec(server.engines.node)?.[0]));
  const stages = new Set(of("FROM").map((from) => / AS (\w+)/.exec(from)?.[1]));
  const copied = of("COPY").flatMap((copy) => /--from=(\w+)/.exec(copy)?.[1] ?? []);
  expect(copied.filter((stage) => !stages.has(stage))).toEqual([]);
});

it("the image is built by scripts and from packages that are here", () => {
  const [build = ""] = of("RUN");
  expect([...build.matchAll(/npm run ([\w:]+)/g)].map(([, script = ""]) => script in rootManifest.scripts)).toEqual([
    true,
  ]);
  const folders = [...build.matchAll(/-w @mortise\/(\w+)/g)].map(([, name]) => `packages/${name}`);
  expect(folders).toEqual(["packages/webhooks", "packages/server"]);
  expect(folders.filter((folder) => !existsSync(join(root, folder, "package.json")))).toEqual([]);
});

it("the image is built without this machine's database and builds, and with every source", () => {
  const patterns = read("deploy/Dockerfile.dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const isLeftOut = (path: string) =>
    patterns.some((pattern) => [pattern, `${pattern}/**`].some((glob) => matchesGlob(path, glob)));
  const never = [
    "data/mortise.db",
    "data/secret.key",
    "node_modules/a/b.js",
    "packages/server/node_modules/a.js",
    "doors.backup",
  ];
  expect(never.filter((path) => !isLeftOut(path))).toEqual([]);
  const sources = globSync("{packages/*/{src,pages}/**/*.*,scripts/*.*,docs/**/*.md,gallery/guides/*,*.json}", {
    cwd: root,
    exclude: (path) => path.endsWith("dist"),
  });
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((path) => isLeftOut(path.replaceAll("\\", "/")))).toEqual([]);
});

it("the image runs the program of the package, with a command that it has; so do the docs", () => {
  expect(JSON.parse(of("ENTRYPOINT")[0] ?? "")).toEqual(["node", main]);
  expect(
    existsSync(join(root, "packages/server/src", main.slice(main.lastIndexOf("/") + 1).replace(".js", ".ts"))),
  ).toBe(true);
  const [command = ""] = JSON.parse(of("CMD")[0] ?? "") as string[];
  expect(commands).toHaveProperty(command);
  const shown = [...docs.matchAll(/^docker compose (?:exec mortise mortise|run --rm mortise) (\w+)/gm)];
  expect(new Set(shown.map(([, name]) => name))).toEqual(new Set(["keys", "doctor", "backup", "restore"]));
  for (const [, name = ""] of shown) expect(commands).toHaveProperty(name);
  // In the image, npm links `mortise` to the server's program.
  expect(Object.keys(server.bin)).toEqual(["mortise"]);
  expect(valuesOf(of("ENV").join(" "))["PATH"]).toBe("/app/node_modules/.bin:$PATH");
});

it(".env.example names each variable that compose.yaml reads, and no other", () => {
  const set = [...read("deploy/.env.example").matchAll(/^(\w+)=/gm)].map(([, name = ""]) => name);
  expect(set.toSorted()).toEqual([...new Set(found(/\$\{(\w+)/g))].toSorted());
  expect(read(".gitignore").split("\n")).toContain("/deploy/.env");
});

it("the Caddyfile is that of the docs, with the names of compose.yaml", () => {
  const [, shown = ""] = /^```\n(locks\.example\.com \{\n[^]*?)^```$/m.exec(docs) ?? [];
  const here = shown
    .replace("locks.example.com", "{$HOST_NAME}")
    .replace("127.0.0.1", "mortise")
    .replaceAll("  ", "\t");
  expect(read("deploy/Caddyfile")).toBe(here);
});

it("every variable that image and compose.yaml give the server is read by it", () => {
  const source = globSync("packages/server/src/**/*.ts", { cwd: root, exclude: (name) => name.endsWith(".test.ts") })
    .map((file) => read(file))
    .join("\n");
  const service = /^ {2}mortise:\n([^]*?)^ {2}\w/m.exec(compose)?.[1] ?? "";
  const environment = /^ {4}environment:\n([^]*?)^ {4}\w/m.exec(service)?.[1] ?? "";
  const names = [
    ...Object.keys(valuesOf(of("ENV").join(" "))),
    ...[...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name = ""]) => name),
  ];
  expect(names).toContain("MORTISE_SECRET");
  expect(
    names.filter((name) => !["NODE_ENV", "PATH"].includes(name) && !new RegExp(`\\b${name}\\b`).test(source)),
  ).toEqual([]);
});

it("port, health check, folder and proxy speak of one server", () => {
  const { PORT = "", DATA_DIR = "" } = valuesOf(of("ENV").join(" "));
  expect(of("EXPOSE")).toEqual([PORT]);
  expect(of("VOLUME")).toEqual([DATA_DIR]);
  expect(compose).toContain(`volumes: ["data:${DATA_DIR}", "backups:/backups"]`);
  expect(of("RUN").at(-1)).toContain(`install -d -o mortise -m 700 ${DATA_DIR} /backups`);
  expect(read("deploy/Caddyfile")).toContain(`reverse_proxy mortise:${PORT}\n`);
  const [, metricsPort] = /MORTISE_METRICS: \S+:(\d+)/.exec(compose) ?? [];
  expect(read("deploy/prometheus.yml")).toContain(`targets: ["mortise:${metricsPort}"]`);
  const [, checked] = /fetch\('http:\/\/127\.0\.0\.1:(\d+\/\w+)'\)/.exec(of("HEALTHCHECK")[0] ?? "") ?? [];
  expect(checked).toBe(`${PORT}/health`);
});

it("compose.yaml names files that exist, volumes that it declares, and services that it has", () => {
  const [, context = "", file = ""] = /build: \{ context: (\S+), dockerfile: (\S+) \}/.exec(compose) ?? [];
  const missing = [join("deploy", context, file), ...found(/"(\.{1,2}\/[^:"]+):/g).map((path) => join("deploy", path))];
  expect(missing.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const declared = [...(/^volumes: \{(.*)\}$/m.exec(compose)?.[1] ?? "").matchAll(/(\w+):/g)].map(([, name]) => name);
  expect(found(/"([a-z]+):\/[^"]*"/g).toSorted()).toEqual(declared.toSorted());
  const services = found(/^ {2}(\w+):$/gm);
  expect(services).toEqual(["mortise", "postgres", "proxy", "prometheus"]);
  const waited = [...found(/depends_on: \[(\w+)\]/g), ...found(/^ {6}(\w+): \{ condition:/gm)];
  expect(waited.filter((name) => !services.includes(name))).toEqual([]);
  // The proxy is the only entrance from outside: the server and the database publish no port.
  expect(found(/ports: (\[.*\])/g)).toEqual(['["80:80", "443:443"]', '["127.0.0.1:9090:9090"]']);
});

const found = (pattern: RegExp): string[] => [...compose.matchAll(pattern)].map(([, name = ""]) => name);
