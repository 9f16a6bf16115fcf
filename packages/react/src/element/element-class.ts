// The custom element itself: attributes and properties become props, callbacks become events. Light DOM, no styles of
// its own.
import { attributeName, attributeNames, eventName, hasAttribute, readAttribute, warnUnreadable } from "./attributes.ts";
import { defineAccessors, type PropAccess } from "./accessors.ts";
import { type AnyElementSpec, defaultPrevented, type EventKind, type PropKind } from "../widgets/element-spec.ts";
import type { ElementInputs, MountedWidget, MountWidget, PrepareElement, WidgetProps } from "./mount-widget.ts";
import { watchPreview } from "./preview/watch-preview.ts";
import { type KeptContent, keepContent } from "./keep-content.ts";
import { showInTurn } from "../provider/in-turn.ts";
import { inputKinds } from "../provider/global-configuration.ts";
import type { SessionProviderProps } from "../provider/SessionProvider.tsx";

type Kinds = Readonly<Record<string, PropKind>>;

/** What all elements of one tag share. */
interface ElementKind {
  readonly widgetKinds: Kinds;
  /** And those of the provider. */
  readonly kinds: Kinds;
  readonly propOfAttribute: ReadonlyMap<string, string>;
  readonly loadMount: () => Promise<MountWidget>;
  readonly prepare: PrepareElement | undefined;
  mount?: MountWidget;
  loading?: Promise<void> | undefined;
}

async function load(kind: ElementKind, ready: Promise<unknown> | undefined): Promise<void> {
  try {
    await ready;
    kind.mount = await kind.loadMount();
  } catch (error) {
    kind.loading = undefined;
    console.error(error);
  }
}

type ElementClass = new (kind: ElementKind) => HTMLElement & PropAccess;

/** The class of all elements. A server, which has none, reads this file too. */
const createBaseClass = (): ElementClass => {
  class WidgetElement extends HTMLElement {
    readonly #kind: ElementKind;
    #mounted: MountedWidget | null = null;
    #isScheduled = false;
    #giveUp: (() => void) | undefined;
    #kept: KeptContent | undefined;
    /** Until its first content is on screen. */
    #turn: ReturnType<typeof showInTurn> | undefined;
    /** The preview that stands here until the widget comes. */
    #preview: ReturnType<typeof watchPreview> | undefined;
    /** Values set as properties; an attribute set later wins over them. */
    readonly #values = new Map<string, unknown>();
    readonly #callbacks = new Map<string, (...values: unknown[]) => unknown>();

    constructor(kind: ElementKind) {
      super();
      this.#kind = kind;
    }

    connectedCallback(): void {
      for (const prop of Object.keys(this.#kind.kinds)) this.#adopt(prop);
      // Trouble shows without telling.
      if (!this.#mounted)
        this.#turn ??= showInTurn(this, () => !!this.#preview || (!!this.#mounted && this.childElementCount > 0));
      this.#mounted?.reopen();
      this.#schedule();
    }

    /**
     * A move takes the element off the page and puts it back: only one that stays away is unmounted. Turbo, which keeps
     * permanent elements, puts them back some microtasks later.
     */
    disconnectedCallback(): void {
      setTimeout(() => {
        // In jsdom the whole document may be gone by now.
        if (this.isConnected || !globalThis.document) return;
        this.#giveUp?.();
        this.#giveUp = undefined;
        this.#mounted?.unmount();
        this.#mounted = null;
        this.#kept?.leave();
        this.#kept = undefined;
        this.#turn?.leave();
        this.#turn = undefined;
      });
    }

    attributeChangedCallback(name: string): void {
      this.#values.delete(this.#kind.propOfAttribute.get(name) ?? name);
      this.#schedule();
    }

    readProp(prop: string): unknown {
      return this.#values.get(prop) ?? this.#readAttribute(prop);
    }

    writeProp(prop: string, value: unknown): void {
      const kind = this.#kind.kinds[prop];
      // Frameworks also set properties to a template's text, as of a bare `disableSearch` or `deviceIds="a,b"`: read it
      // like an attribute.
      const isText = typeof value === "string" && kind !== undefined && kind !== "object";
      const given = isText ? readAttribute(attributeName(prop), kind, value) : value;
      // An attribute `deviceids`, as some templates write it, only stood in for this property, and must not count again
      // when it is unset.
      if (prop !== attributeName(prop)) this.removeAttribute(prop);
      if (given === undefined || given === null) this.#values.delete(prop);
      else this.#values.set(prop, given);
      this.#schedule();
    }

    /**
     * A property that was set before the element was defined hides the accessor: remove it, and set it again through
     * the accessor.
     */
    #adopt(prop: string): void {
      for (const name of [prop, prop.toLowerCase()]) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        this.writeProp(prop, early);
      }
      // A framework that found no accessor yet may have written a filter function as an attribute, as its source text.
      // Handed on, it makes the widget fail, which is better than showing what the filter should hide.
      const text = this.#kind.kinds[prop] === "object" && prop !== attributeName(prop) ? this.getAttribute(prop) : null;
      if (text === null) return;
      warnUnreadable(prop, text, "a property, set once the element is defined");
      this.writeProp(prop, text);
    }

    #readAttribute(prop: string): unknown {
      const name = attributeName(prop);
      return readAttribute(
        name,
        this.#kind.kinds[prop] ?? "object",
        this.getAttribute(name) ?? this.getAttribute(prop),
      );
    }

    /** Renders once for all changes that are made in one go. */
    #schedule(): void {
      if (this.#isScheduled || !this.isConnected) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        if (this.isConnected) this.#render();
      });
    }

    #render(): void {
      const kind = this.#kind;
      if (kind.mount === undefined) {
        // A preview for other inputs may show what a filter now hides, or another person's doors.
        if (this.#preview?.takeOver(this)) this.replaceChildren();
        this.#preview = undefined;
        // What is still wanted is asked for before the former is given up: both may share an answer.
        const prepared = kind.prepare?.(this, this.#inputs(), (preview) => this.#showPreview(preview));
        kind.loading ??= load(kind, prepared?.ready);
        this.#giveUp?.();
        this.#giveUp = prepared?.giveUp;
        void kind.loading.then(() => kind.mount && this.#schedule());
        return;
      }
      if (this.#mounted === null) {
        const takeOver = this.#preview?.takeOver(this);
        this.#preview = undefined;
        // Takes away what the page showed in the element until the script came.
        if (!takeOver) this.replaceChildren();
        this.#mounted = kind.mount(this, () => {
          this.#turn?.check(true);
          this.#kept?.mark();
        });
        this.#kept ??= keepContent(this, () => (this.#mounted ?? this.#preview)?.reopen());
        this.#mounted.render(this.#inputs());
        takeOver?.();
        return;
      }
      this.#mounted.render(this.#inputs());
    }

    /** Shows it, unless the widget itself has come first. */
    #showPreview(preview: HTMLElement): void {
      if (this.#mounted || !this.isConnected) return;
      this.#kept ??= keepContent(this, () => (this.#mounted ?? this.#preview)?.reopen());
      this.replaceChildren(preview);
      this.#preview = watchPreview(preview);
      this.#turn?.check();
    }

    #inputs(): ElementInputs {
      return { provider: this.#collect(providerKinds), props: this.#collect(this.#kind.widgetKinds) };
    }

    #collect(some: Readonly<Record<string, PropKind>>): WidgetProps {
      const entries = Object.entries(some).map(([prop, kind]) => [
        prop,
        typeof kind === "string" ? this.readProp(prop) : this.#callback(prop, kind),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as WidgetProps;
    }

    /**
     * The same function per event for the element's life: a new one would look like a changed prop and render the
     * widget again.
     */
    #callback(prop: string, { event, optIn }: EventKind): unknown {
      const asked = this.readProp(prop);
      if (optIn === true && typeof asked !== "function" && asked !== true) return undefined;
      const known = this.#callbacks.get(prop);
      if (known !== undefined) return known;
      const callback = (...values: unknown[]): unknown => {
        const listener = this.#values.get(prop);
        const answer: unknown = typeof listener === "function" ? Reflect.apply(listener, this, values) : undefined;
        const detail = Object.fromEntries(event.map((name, at) => [name, values[at]]));
        const isAllowed = this.dispatchEvent(
          new CustomEvent(eventName(prop), { detail, bubbles: true, composed: true, cancelable: true }),
        );
        // A listener called `preventDefault`: the widget must not do what it would do by itself.
        return isAllowed ? answer : defaultPrevented;
      };
      this.#callbacks.set(prop, callback);
      return callback;
    }
  }

  defineAccessors(WidgetElement.prototype, Object.keys(providerKinds));
  return WidgetElement;
};

let baseClass: ElementClass | undefined;

/**
 * `loadMount` is called when the first element is on the page and, if it failed, again at the next change of an
 * element.
 */
export function createElementClass(
  widgetKinds: AnyElementSpec["props"],
  loadMount: () => Promise<MountWidget>,
  prepare?: PrepareElement,
): CustomElementConstructor {
  baseClass ??= createBaseClass();
  const kinds: Kinds = { ...widgetKinds, ...providerKinds };
  const propOfAttribute = new Map<string, string>();
  for (const prop in kinds)
    if (hasAttribute(kinds[prop] as PropKind)) for (const name of attributeNames(prop)) propOfAttribute.set(name, prop);
  const kind: ElementKind = { widgetKinds, kinds, propOfAttribute, loadMount, prepare };
  class KindElement extends baseClass {
    static readonly observedAttributes = [...propOfAttribute.keys()];
    constructor() {
      super(kind);
    }
  }
  defineAccessors(KindElement.prototype, Object.keys(widgetKinds));
  return KindElement;
}

/** Every element brings its own provider, whose inputs it takes as well. No server renders what is in an element. */
export const providerKinds = {
  ...inputKinds,
  queryClient: "object",
  onSessionUpdate: { event: ["client"] },
  onSessionExpired: { event: [] },
} satisfies {
  [Name in Exclude<keyof SessionProviderProps, "children">]-?: PropKind;
};
