// How an element hands its inputs to the widget inside it, and who prepares and mounts that.
import type { ComponentType } from "react";
import type { SessionProviderProps } from "../provider/SessionProvider.tsx";

export type WidgetProps = Record<string, unknown>;

export interface ElementInputs {
  readonly provider: Omit<SessionProviderProps, "children">;
  readonly props: WidgetProps;
}

/** The widget that is mounted in an element. */
export interface MountedWidget {
  render(inputs: ElementInputs): void;
  /** To be called when the element is on the page again, after it was off it for a moment. */
  reopen(): void;
  unmount(): void;
}

/** `onShown`: called once it has rendered, if only nothing. */
export type MountWidget = (element: HTMLElement, onShown: () => void) => MountedWidget;

export interface ElementOptions {
  /** Where stylesheet and fonts are when neither the element nor the page says so. */
  readonly assetsBaseUrl?: string | undefined;
}

export type LoadWidget = () => Promise<ComponentType<WidgetProps>>;

interface PreparedElement {
  /** Ends the requests that nobody has taken yet. */
  readonly giveUp: () => void;
  /** Resolves when the widget's own code may be fetched. Never rejects. */
  readonly ready: Promise<unknown>;
}

/** Asks for what the widget will need, until its code is there, and may show a preview of it. */
export type PrepareElement = (
  element: HTMLElement,
  inputs: ElementInputs,
  show: (preview: HTMLElement) => void,
) => PreparedElement;
