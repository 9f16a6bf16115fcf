// The pages of the docs site, in the order of its menu. A page is a file of this repository, shown as it is, or made
// from what the program itself says of its calls, commands and props.
import { posix } from "node:path";
import { ownSystems } from "../../packages/server/src/hubs/driver-processes/own-systems.ts";
import { commandPage } from "./command-page.ts";
import { platformPages } from "./call-pages.ts";
import { changelogPage } from "./changelog-page.ts";
import { issuePages } from "./issue-pages.ts";
import { flatten, type Page, type Section } from "./page.ts";
import { propsPage } from "./props-page.ts";
import { webhookPages } from "./webhook-call-pages.ts";

const guide = (name: string, title: string, line: string): Page => ({
  path: name,
  title,
  line,
  source: `gallery/guides/${name}.md`,
});
const doc = (name: string, title: string, line: string): Page => ({
  path: name,
  title,
  line,
  source: `docs/${name}.md`,
});
const source = (path: string, title: string, line: string): Page => ({
  path: `sources-${posix.basename(path)}`,
  title,
  line,
  source: `docs/${path}.md`,
});
const readme = (name: string, title: string, line: string): Page => ({
  path: name,
  title,
  line,
  source: `packages/${name}/README.md`,
});

export const sections: readonly Section[] = [
  {
    title: "Start",
    pages: [
      {
        path: "index",
        title: "Start in five minutes",
        line: "Run the server, show doors in a page, unlock one from a program, receive its webhooks.",
        source: "README.md",
        without: ["The folders"],
      },
      guide(
        "sign-in",
        "Signing people in",
        "Client sessions: what they see, how long they live, how to renew and end them; doors without the demo.",
      ),
      doc("moving-here", "Moving here", "What stays and what differs for programs written for the hosted services."),
      doc("benchmarks", "Benchmarks", "Measured size and speed, with method and machine."),
      {
        path: "changelog",
        title: "Changelog",
        line: "What changed in each package, the newest version first.",
        make: changelogPage,
      },
    ],
  },
  {
    title: "Widgets",
    pages: [
      guide("react", "React", "The widgets as React components, and their hooks."),
      guide("html", "Plain HTML", "The widgets as custom elements, without a framework or a build."),
      guide("hosts", "Other frameworks", "The elements in Vue, Svelte, Angular, Solid; bundlers and test runners."),
      {
        path: "props",
        title: "Props, attributes, events",
        line: "Every prop of every widget, with its attribute, its event and its default.",
        make: propsPage,
      },
      guide("theming", "Theming", "Colours, fonts, density, dark and light, and rules of your own."),
      guide("languages", "Languages", "Eight languages, and words of your own."),
      guide("errors", "Errors", "What people see when something fails, and the errors of the client."),
      guide("accessibility", "Accessibility", "Keyboard, screen readers, colours, motion, touch, direction."),
      guide(
        "server-rendering-and-csp",
        "Server rendering and CSP",
        "Rendering on Node, and the Content-Security-Policy that the widgets need.",
      ),
    ],
  },
  {
    title: "Programs",
    pages: [
      {
        ...readme("client", "The client", "The typed client of the platform API, for browsers, Node and edge workers."),
        path: "client",
      },
      guide(
        "guest-access",
        "Give a guest access",
        "One PIN on all doors of a stay: told when it works, extended, moved to another room, cancelled.",
      ),
      platformPages,
      { ...readme("webhooks", "Webhooks", "Receiving webhooks safely, and managing who gets them."), path: "webhooks" },
      webhookPages,
      doc(
        "webhook-portal",
        "The webhook portal",
        "Opening it for others, its look, frames, and what it does day by day.",
      ),
      issuePages,
      {
        ...readme("react", "The package @mortise/react", "Components, elements and hooks of the package at a glance."),
        path: "react-package",
      },
    ],
  },
  {
    title: "The server",
    pages: [
      guide("self-hosting", "A server of your own", "The first server, on SQLite, with nothing to set up."),
      {
        ...doc(
          "self-hosting",
          "Running it for others",
          "Proxy, service, containers, PostgreSQL, backup, upgrade, lost keys.",
        ),
        path: "operating",
      },
      {
        path: "commands",
        title: "Commands",
        line: "Every command of `mortise`, as its own help says it.",
        make: commandPage,
      },
      {
        path: "monitoring",
        title: "Monitoring",
        line: "Metrics, alerts, logs, and what to do at three at night.",
        source: "docs/monitoring/README.md",
      },
      doc(
        "which-locks-work",
        "Which locks work",
        "Models over each hub, what they confirm, and what owners of others can do.",
      ),
      ...ownSystems.map(({ description: { page, displayName } }) =>
        doc(page, displayName, `Real locks behind ${displayName}: what is confirmed, what cannot be.`),
      ),
      {
        path: "security",
        title: "Security",
        line: "What is promised, and where to report a fault.",
        source: "SECURITY.md",
      },
    ],
  },
  {
    title: "Sources",
    pages: [
      source("specification/spec", "Specification", "What widgets, clients and APIs do; cited as `spec §9`."),
      source(
        "specification/readings",
        "How we read it",
        "What we do where the specification is silent, or would do harm; cited as `readings §3`.",
      ),
      source(
        "api/platform-api",
        "Platform API: facts",
        "Transport, calls, entities and lifecycles, and how sure each fact is; cited as `platform-api §4.5`.",
      ),
      source(
        "api/access-grants",
        "Access grants: facts",
        "Spaces, people and access grants: calls, entities, events and refusals; cited as `access-grants §4.1`.",
      ),
      source(
        "api/webhook-api",
        "Webhook API: facts",
        "Calls, delivery and signatures, and how sure each fact is; cited as `webhook-api §5`.",
      ),
    ],
  },
];

export const everyPage: readonly Page[] = sections.flatMap(({ pages }) => flatten(pages));
