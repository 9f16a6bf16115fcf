// Types that snippets use of packages that are not installed here.
declare module "express" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
  const express: {
    (): {
      post: (path: string, answer: Answer) => void;
      use: (middleware: Answer) => void;
      listen: (port: number) => void;
    };
    json: () => Answer;
  };
  export default express;
}

declare module "fastify" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  interface Fastify {
    register: (plugin: (scope: Fastify) => Promise<void>) => Promise<void>;
    removeAllContentTypeParsers: () => void;
    addContentTypeParser: (
      type: string,
      parser: (request: unknown, body: unknown, done: (error: null) => void) => void,
    ) => void;
    post: (
      path: string,
      answer: (request: { raw: IncomingMessage }, reply: { raw: ServerResponse; hijack: () => void }) => void,
    ) => void;
    listen: (where: { port: number }) => Promise<string>;
  }
  export default function fastify(): Fastify;
}

declare module "server-only" {}

// The file app/session.ts of gallery/guides/next.md.
declare module "*/session" {
  export const clientSession: () => Promise<{ endpoint: string; clientSessionToken: string }>;
}

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      div: object;
    }
    interface CustomEvents {
      click: object;
    }
  }
}

declare module "next/server" {
  export const connection: () => Promise<void>;
}
