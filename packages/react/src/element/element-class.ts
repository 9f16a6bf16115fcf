// Base class of the custom elements: attributes and properties become props, callbacks become events. Elements use
// light DOM and have no styles of their own.
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

/** State that all elements of one tag share. */
interface ElementKind {
  readonly widgetKinds: Kinds;
  /** Kinds of the widget's props and the provider's. */
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

/** Creates the base class of all elements. A function, because servers also load this file but have no HTMLElement. */
const createBaseClass = (): ElementClass => {
  class WidgetElement extends HTMLElement {
    readonly #kind: ElementKind;
    #mounted: MountedWidget | null = null;
    #isScheduled = false;
    #giveUp: (() => void) | undefined;
    #kept: KeptContent | undefined;
    /** Place in the order in which widgets appear; set while the element is on the page. */
    #turn: ReturnType<typeof showInTurn> | undefined;
    /** Preview that is shown until the widget is mounted. */
    #preview: ReturnType<typeof watchPreview> | undefined;
    /** Values that were set as properties. An attribute that is set later replaces them. */
    readonly #values = new Map<string, unknown>();
    readonly #callbacks = new Map<string, (...values: unknown[]) => unknown>();

    constructor(kind: ElementKind) {
      super();
      this.#kind = kind;
    }

    connectedCallback(): void {
      for (const prop of Object.keys(this.#kind.kinds)) this.#adopt(prop);
      // An error renders without a call of `onShown`, so any content of a mounted element counts too.
      if (!this.#mounted)
        this.#turn ??= showInTurn(this, () => !!this.#preview || (!!this.#mounted && this.childElementCount > 0));
      this.#mounted?.reopen();
      this.#schedule();
    }

    /**
     * Unmounts a removed element after a delay, because a move disconnects and reconnects it. Turbo reinserts permanent
     * elements some microtasks later.
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
      // Frameworks also set properties to a template's text, such as a bare `disableSearch` or `deviceIds="a,b"`, so
      // text is read like an attribute.
      const isText = typeof value === "string" && kind !== undefined && kind !== "object";
      const given = isText ? readAttribute(attributeName(prop), kind, value) : value;
      // An attribute `deviceids`, as some templates write it, only stood in for this property. It must not apply again
      // when the property is unset.
      if (prop !== attributeName(prop)) this.removeAttribute(prop);
      if (given === undefined || given === null) this.#values.delete(prop);
      else this.#values.set(prop, given);
      this.#schedule();
    }

    /**
     * Adopts a property that was set before the element was defined and hides the accessor: removes it, and sets it
     * through the accessor.
     */
    #adopt(prop: string): void {
      for (const name of [prop, prop.toLowerCase()]) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        this.writeProp(prop, early);
      }
      // A framework that found no accessor yet may have written a filter function as an attribute, as its source text.
      // Passed on, it makes the widget fail, which is better than showing what the filter should hide.
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

    /** Schedules one render for all changes until the next microtask. */
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
        // A preview for other inputs may show rows that a filter now hides, or another person's doors.
        if (this.#preview?.takeOver(this)) this.replaceChildren();
        this.#preview = undefined;
        // New requests are sent before the former ones are released, because both may share an answer.
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
        // Removes the page's placeholder content.
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

    /** Shows the preview, unless the widget has mounted first. */
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
     * Returns one function per event for the element's life. A new function would count as a changed prop and render
     * the widget again.
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
        // A listener called `preventDefault`, so the widget must not run its default action.
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
 * Creates the class of a tag.
 * @param loadMount - Called when the first element is on the page and, if it failed, again at the next change of an
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

/**
 * Kinds of the provider's inputs. Every element has its own provider. `initial` is missing, because servers do not
 * render elements.
 */
export const providerKinds = {
  ...inputKinds,
  queryClient: "object",
  onSessionUpdate: { event: ["client"] },
  onSessionExpired: { event: [] },
} satisfies {
  [Name in Exclude<keyof SessionProviderProps, "children">]-?: PropKind;
};
