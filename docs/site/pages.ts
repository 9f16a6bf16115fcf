// The pages of the docs site, in the order of its menu. A page is a file of this repository, or generated from the
// program's own descriptions of its calls, commands and props.
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
        line: "For whom, what works today, one command, and what to read for each task.",
        source: "README.md",
        without: ["Work on Mortise"],
      },
      guide(
        "sign-in",
        "Sign people in: publishable keys and client sessions",
        "Publishable key, client session, API key: what each opens, how long sessions live, how to end them.",
      ),
      doc(
        "which-locks-work",
        "Which locks work",
        "Yale, Schlage, Kwikset, August and others: models over each hub, what they confirm, what owners of others can do.",
      ),
      doc(
        "moving-here",
        "Move here from Seam",
        "Migrate from the hosted services: what stays, and what differs for programs written for them.",
      ),
      doc(
        "limits",
        "Limits",
        "Rate limits, page sizes, PIN lengths, request sizes, retention, retries, offline locks.",
      ),
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
    title: "I want to…",
    pages: [
      guide(
        "react",
        "Put a door in a React page",
        "Quick start with React: the widgets as components, and their hooks.",
      ),
      guide(
        "html",
        "Put a door in plain HTML or WordPress",
        "The widgets as web components (custom elements), without a framework or a build.",
      ),
      guide(
        "next",
        "Put a door in a Next.js page",
        "Server rendering: rows in the page's HTML, which then go live, in Next.js and other frameworks.",
      ),
      guide(
        "hosts",
        "Use it in Vue, Svelte, Angular or Solid",
        "The custom elements in other frameworks; bundlers and test runners.",
      ),
      {
        ...readme(
          "client",
          "Open a door from a Node program",
          "The typed client of the platform API in TypeScript, for Node, browsers and edge workers.",
        ),
        path: "client",
      },
      guide(
        "guest-access",
        "Give a guest a code",
        "An access grant: one PIN on all doors of a stay, extended, moved to another room, cancelled; reservations.",
      ),
      guide(
        "access-codes",
        "Create and change access codes",
        "Times and time zones, PIN lengths, backup codes, codes for an offline lock.",
      ),
      guide("live-events", "See events live", "Server-sent events from a program or a page, and why not to poll."),
      {
        ...readme(
          "webhooks",
          "Receive webhooks in Express, Fastify, Hono or Next.js",
          "Whole receivers, webhook signatures, rotation of secrets, and managing who gets webhooks.",
        ),
        path: "webhooks",
      },
      doc(
        "webhook-portal",
        "The webhook portal",
        "Opening it for others, its look, frames, and what it does day by day.",
      ),
      guide("theming", "Theming", "Colours, fonts, dark mode, density, CSS variables, and CSS rules of your own."),
      guide("languages", "Languages", "German and six more languages, translations and words of your own."),
      guide("accessibility", "Accessibility", "Keyboard, screen readers, colours, motion, touch, direction."),
      guide("errors", "Errors", "What people see when something fails, and the errors of the client."),
      guide(
        "csp",
        "Content-Security-Policy and CORS",
        "The CSP that the widgets need, calls from other origins, Trusted Types, frames.",
      ),
      guide("testing", "Test your app", "Sandboxes, simulated locks, faults, a moved clock, test runners."),
    ],
  },
  {
    title: "Host it",
    pages: [
      guide("self-hosting", "Host it", "The first server, on SQLite, with nothing to set up."),
      {
        ...doc(
          "self-hosting",
          "Run it for others",
          "Proxy, service, containers, PostgreSQL, backup, upgrade, lost keys.",
        ),
        path: "operating",
      },
      doc("settings", "Settings", "Every setting of the server, with its meaning and default."),
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
      ...ownSystems.map(({ description: { page, displayName } }) =>
        doc(page, displayName, `Real locks behind ${displayName}: what is confirmed, what cannot be.`),
      ),
      {
        path: "security",
        title: "Security",
        line: "What is promised, and where to report a vulnerability.",
        source: "SECURITY.md",
      },
    ],
  },
  {
    title: "Reference",
    pages: [
      platformPages,
      webhookPages,
      doc("event-types", "Event types", "Every type of event: when it is sent, and the fields of its own."),
      {
        path: "props",
        title: "Props, attributes, events",
        line: "Every prop of every widget, with its attribute, its event and its default.",
        make: propsPage,
      },
      {
        ...readme("react", "The package @mortise/react", "Components, elements and hooks of the package at a glance."),
        path: "react-package",
      },
      issuePages,
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
