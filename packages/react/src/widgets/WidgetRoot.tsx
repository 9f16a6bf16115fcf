import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useLiveness } from "../data/liveness.ts";
import { showInTurn } from "../provider/in-turn.ts";
import { useContrastWarning } from "../provider/contrast-warning.ts";
import { useAssetsAround, useConnection } from "../provider/use-seam-client.ts";
import { useLocale, useStrings } from "../strings/strings.tsx";
import { ErrorBoundary, type ErrorBoundaryFallbackProps } from "../ui/ErrorState/ErrorBoundary.tsx";
import { ErrorState } from "../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../ui/Frame/Frame.tsx";
import { Live } from "../ui/Live/Live.tsx";
import { useBrowserLayoutEffect } from "../page/in-browser.ts";
import { useIsHydrating } from "../page/use-is-hydrating.ts";
import { useShownRoot } from "../page/shown-roots.ts";
import { Toasts } from "../ui/Toast/Toasts.tsx";
import { markLanguage } from "../strings/mark-language.ts";
import { useFocusRescue } from "./parts/use-focus-rescue.ts";
import { useClickMemory } from "./parts/use-first-press.ts";
import { useWidgetOptions, type WidgetOptionProps, WidgetOptionsProvider, type WidgetView } from "./widget-options.tsx";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

interface WidgetRootProps extends WidgetOptionProps {
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
  /** Whether the widget sits in a line of the host's text, as wide as its content. @default false */
  isInline?: boolean | undefined;
  children: ReactNode;
}

/**
 * Wraps every widget: the styled root, the status region for screen readers, toasts, and an error boundary. A widget
 * that opens as a view of another uses that widget's root.
 */
export function WidgetRoot({ className, isInline, children, ...options }: WidgetRootProps) {
  const outer = useWidgetOptions().reportedView;
  const own = useRef<WidgetView>(undefined);
  const { session } = useConnection();
  return (
    <WidgetOptionsProvider {...options} reportedView={outer ?? own}>
      {outer ? (
        children
      ) : (
        // Another session remounts the widget, so that it never shows what was opened or typed under the last one.
        <OutermostRoot key={session.key} className={className} isInline={isInline}>
          {children}
        </OutermostRoot>
      )}
    </WidgetOptionsProvider>
  );
}

function OutermostRoot({
  className,
  isInline,
  children,
}: Pick<WidgetRootProps, "className" | "isInline" | "children">) {
  const root = useRef<HTMLDivElement>(null);
  useAssetsAround(root);
  useOwnLanguage(root);
  useFocusRescue(root);
  const isHydrating = useIsHydrating();
  // Server-rendered content is on screen already.
  useShownRoot(root, isHydrating ? undefined : showInTurn);
  const { lostAt } = useLiveness();
  useClickMemory();
  try {
    // NODE_ENV is constant in a page, and a production bundle drops the hook.
    // oxlint-disable-next-line react/rules-of-hooks
    if (process.env.NODE_ENV !== "production") useContrastWarning(root);
  } catch {
    // Without a bundler, `process` does not exist.
  }
  // HTML forbids <div> in a line of text.
  const Root = isInline ? "span" : "div";
  return (
    <Root
      ref={root}
      className={className ? `seam-components ${className}` : "seam-components"}
      data-inline={isInline ? "" : undefined}
      data-not-live={lostAt === null ? undefined : ""}
      onKeyDown={keepKey}
    >
      <Live>
        <Toasts area={root}>
          <ErrorBoundary fallback={Crashed}>{children}</ErrorBoundary>
        </Toasts>
      </Live>
    </Root>
  );
}

/**
 * Stops key events that would act on the host. Enter in a field must not submit a host's form around the widget. Escape
 * must not close the host's dialog while the widget has something open or has handled the key.
 */
function keepKey(event: KeyboardEvent<HTMLElement>): void {
  if (
    event.key === "Escape" &&
    (event.defaultPrevented || event.currentTarget.querySelector(".seam-popover, .seam-dialog"))
  )
    event.stopPropagation();
  const field = event.target as HTMLInputElement;
  if (event.key === "Enter" && field.matches("input") && field.form && !event.currentTarget.contains(field.form))
    event.preventDefault();
}

/** Sets the widget's language and direction if they differ from the page's, for screen readers and layout. */
function useOwnLanguage(root: RefObject<HTMLElement | null>): void {
  const locale = useLocale();
  useBrowserLayoutEffect(() => {
    if (root.current) markLanguage(root.current, locale);
  }, [root, locale]);
}

/** Replaces a widget after an unexpected error. */
export function Crashed({ error, reset }: ErrorBoundaryFallbackProps) {
  const { crashed } = useStrings().view;
  return (
    <Frame>
      <ErrorState error={error} message={crashed} refetch={reset} />
    </Frame>
  );
}
