// Types of the interface between an element, its widget, and the code that prepares and mounts it.
import type { ComponentType } from "react";
import type { SessionProviderProps } from "../provider/SessionProvider.tsx";

export type WidgetProps = Record<string, unknown>;

export interface ElementInputs {
  readonly provider: Omit<SessionProviderProps, "children">;
  readonly props: WidgetProps;
}

/** A widget that is mounted in an element. */
export interface MountedWidget {
  render(inputs: ElementInputs): void;
  /** Called when the element is on the page again after it was off it for a moment. */
  reopen(): void;
  unmount(): void;
}

/**
 * Mounts a widget.
 * @param onShown - Called after the widget's first render, even if that is empty. Not called if an error of the
 * credentials is shown instead.
 */
export type MountWidget = (element: HTMLElement, onShown: () => void) => MountedWidget;

export interface ElementOptions {
  /** Folder of stylesheet and fonts, if neither the element nor the page sets one. */
  readonly assetsBaseUrl?: string | undefined;
}

export type LoadWidget = () => Promise<ComponentType<WidgetProps>>;

interface PreparedElement {
  /** Aborts the requests whose answers nobody has taken. */
  readonly giveUp: () => void;
  /** Resolves when the widget's own code may be loaded. Never rejects. */
  readonly ready: Promise<unknown>;
}

/** Sends the widget's first requests before its code has loaded, and may show a preview of it. */
export type PrepareElement = (
  element: HTMLElement,
  inputs: ElementInputs,
  show: (preview: HTMLElement) => void,
) => PreparedElement;
