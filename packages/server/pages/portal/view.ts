// Open view and its address. The view is in the fragment, so that reload, Back, Forward and links find it.
import { type Access, keeping } from "./access.ts";
import { useCallback, useEffect, useState } from "react";

export type View =
  | { readonly name: "messages" }
  | { readonly name: "endpoints" }
  | { readonly name: "add" }
  /** `id` is the type that is expanded. */
  | { readonly name: "events"; readonly id?: string | undefined }
  | { readonly name: "endpoint"; readonly id: string }
  | { readonly name: "edit"; readonly id: string }
  | { readonly name: "message"; readonly id: string };

export function addressOf(view: View): string {
  if (view.name === "messages") return "";
  if (view.name === "endpoints") return "#/endpoints";
  if (view.name === "add") return "#/add";
  if (view.name === "events") return view.id === undefined ? "#/events" : `#/events/${encodeURIComponent(view.id)}`;
  const id = encodeURIComponent(view.id);
  return view.name === "message" ? `#/message/${id}` : `#/endpoint/${id}${view.name === "edit" ? "/edit" : ""}`;
}

/** Returns the view of an address. An unknown address leads to the messages. */
export function viewAt(hash: string): View {
  if (hash === "#/endpoints") return { name: "endpoints" };
  if (hash === "#/add") return { name: "add" };
  const [isOfEvents, type] = /^#\/events(?:\/([\w.%-]+))?$/.exec(hash) ?? [];
  if (isOfEvents !== undefined) return { name: "events", id: type === undefined ? undefined : decoded(type) };
  const [, of, id, isEditing] = /^#\/(endpoint|message)\/([\w.%-]+)(\/edit)?$/.exec(hash) ?? [];
  if (id === undefined) return { name: "messages" };
  if (of === "message") return { name: "message", id: decoded(id) };
  return { name: isEditing === undefined ? "endpoint" : "edit", id: decoded(id) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function useView(access: Access): { view: View; hasMoved: boolean; open: (view: View) => void } {
  const [at, setAt] = useState(() => ({ view: viewAt(location.hash), hasMoved: false }));
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      // Another address was typed, or a link of the page followed, so the new history entry needs the access too, to
      // survive a reload.
      if (state === null && /^(?:#\/|$)/.test(location.hash)) history.replaceState(keeping(access), "");
      setAt({ view: viewAt(location.hash), hasMoved: true });
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [access]);
  const open = useCallback(
    (view: View) => {
      history.pushState(keeping(access), "", location.pathname + location.search + addressOf(view));
      setAt({ view, hasMoved: true });
      scrollTo(0, 0);
    },
    [access],
  );
  return { ...at, open };
}
