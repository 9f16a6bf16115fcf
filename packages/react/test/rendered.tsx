// Renders as a host's server does, with prefetched data, and hydrates the page in the browser.
import type { JSX } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";
import type { SeamProviderProps } from "../src/index.ts";
import { type PrefetchedWidget, prefetchSeam, type SeamInitial } from "../src/server.ts";
import { Signed } from "./render.tsx";
import type { World } from "./world.ts";

/** Returns the data as a page carries it to the browser. */
export const carried = (initial: SeamInitial): SeamInitial => JSON.parse(JSON.stringify(initial)) as SeamInitial;

export const prefetched = async (
  { endpoint, client_session_token: clientSessionToken }: World,
  ...widgets: PrefetchedWidget[]
): Promise<SeamInitial> => carried(await prefetchSeam({ endpoint, clientSessionToken, widgets }));

interface Page {
  readonly html: string;
  readonly part: HTMLElement;
  /** Hydrates the server's markup. Returns the differences that React found. */
  readonly takeOver: () => readonly unknown[];
}

/** Adds a server's markup of a widget to the page. */
export function written(world: World, widget: JSX.Element, provider: Omit<SeamProviderProps, "children">): Page {
  const page = () => (
    <Signed in={world} provider={provider}>
      {widget}
    </Signed>
  );
  const html = renderToString(page());
  const part = document.createElement("div");
  part.innerHTML = html;
  document.body.append(part);
  onTestFinished(() => part.remove());
  return {
    html,
    part,
    takeOver() {
      const complaints: unknown[] = [];
      const root = hydrateRoot(part, page(), { onRecoverableError: (error) => complaints.push(error) });
      onTestFinished(() => root.unmount());
      return complaints;
    },
  };
}
