// The files for the repository's host, which nothing here runs: they are YAML, have fields that the host knows, and name
// what is in this repository.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "./source-files.ts";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  "runs-on": string;
  "timeout-minutes": number;
  permissions?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  name: string;
  on: Record<string, { tags?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}
interface Field {
  type: string;
  id?: string;
  attributes: { label?: string; value?: string };
}
interface Template {
  name: string;
  description: string;
  body: Field[];
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
const scripts = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;
const workflows = globSync(".github/workflows/*.yml", { cwd: root });
const known = (object: object, fields: string) =>
  Object.keys(object).filter((name) => !fields.split(" ").includes(name));

it("there are a workflow for changes and one for releases", () => {
  expect(new Set(workflows.map((path) => basename(path)))).toEqual(new Set(["ci.yml", "release.yml"]));
});

describe.each(workflows)("%s", (path) => {
  const workflow = parse(read(path)) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it("has fields that the host knows", () => {
    expect(known(workflow, "name on permissions concurrency jobs")).toEqual([]);
    expect(known(workflow.on, "push pull_request")).toEqual([]);
    for (const job of jobs) expect(known(job, "runs-on timeout-minutes environment permissions steps")).toEqual([]);
    for (const step of steps) {
      expect(known(step, "uses with run")).toEqual([]);
      expect([step.uses, step.run].filter((each) => each !== undefined)).toHaveLength(1);
    }
  });

  it("takes actions by their commit, and lets no step use the checkout's credentials", () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkout?.with).toEqual({ "persist-credentials": false });
    expect(workflow.permissions).toEqual({ contents: "read" });
  });

  it("runs what the repository has", () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    const missing = commands.filter((command) => {
      const [program, verb, name = ""] = command.split(" ");
      if (program === "npm") return verb !== "ci" && !(verb === "run" && name in scripts);
      return program !== "bash" || !existsSync(join(root, verb ?? ""));
    });
    expect(missing).toEqual([]);
    expect(commands.length).toBeGreaterThan(0);
  });
});

it("only the release may ask for an identity, runs for tags alone, and publishes after the tests", () => {
  const release = parse(read(".github/workflows/release.yml")) as Workflow;
  expect(release.on).toEqual({ push: { tags: ["release-*"] } });
  expect(release.jobs["publish"]?.permissions).toEqual({ contents: "read", "id-token": "write" });
  const commands = release.jobs["publish"]?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(["npm ci", "npm run test:release", "npm run release:publish"]);
  const ci = parse(read(".github/workflows/ci.yml")) as Workflow;
  expect(JSON.stringify(ci)).not.toContain("id-token");
});

describe.each(["bug", "feature"])("the template of a %s", (name) => {
  const template = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as Template;

  it("has fields that the host knows, each with a label and an id of its own", () => {
    expect(known(template, "name description labels body")).toEqual([]);
    for (const field of template.body) {
      expect(known(field, "type id attributes validations")).toEqual([]);
      expect(field.type).toMatch(/^(markdown|textarea|input)$/);
      expect(known(field.attributes, "label description placeholder render value")).toEqual([]);
      expect(field.type === "markdown" ? field.attributes.value : field.attributes.label).toBeTruthy();
    }
    const ids = template.body.filter(({ type }) => type !== "markdown").map(({ id }) => id);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("the template of a bug begins with where a vulnerability is reported", () => {
  const { body } = parse(read(".github/ISSUE_TEMPLATE/bug.yml")) as Template;
  expect(body[0]?.attributes.value).toMatch(/Security.*Report a vulnerability.*SECURITY\.md/s);
  expect(parse(read(".github/ISSUE_TEMPLATE/config.yml"))).toEqual({ blank_issues_enabled: false });
});
