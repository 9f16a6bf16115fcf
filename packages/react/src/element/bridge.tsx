// Renders a widget inside its element, with its own provider.
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { attributeName } from "./attributes.ts";
import { CredentialsGuard, ElementBoundary } from "./boundary.tsx";
import type { ElementInputs, ElementOptions, LoadWidget, MountWidget, WidgetProps } from "./mount-widget.ts";
import { watchOpenParts } from "./reopen.ts";
import { useWaitsForCredentials } from "./late-credentials.ts";
import { useBrowserLayoutEffect } from "../page/in-browser.ts";
import { readGlobalConfiguration } from "../provider/global-configuration.ts";
import { ignoredInputs, noteIgnored } from "../provider/ignored-inputs.ts";
import { SessionProvider } from "../provider/SessionProvider.tsx";
import { overlayMessages } from "../strings/messages.ts";
import { useLanguage } from "../strings/use-language.ts";
import { UniqueIds } from "../ui/UniqueId/unique-id.tsx";
import { fetchView, useLazyView } from "../widgets/lazy-view.ts";
import { Crashed, WidgetRoot } from "../widgets/WidgetRoot.tsx";

/**
 * Resolves to the function that mounts the widget in an element, once the widget's chunk, which is already loading, has
 * loaded or failed.
 */
export async function createMount(
  load: LoadWidget,
  { assetsBaseUrl }: ElementOptions,
  widget: ReturnType<LoadWidget>,
): Promise<MountWidget> {
  await fetchView(load, widget).catch(() => undefined);
  const Contents = ({ provider, props, onShown }: ElementInputs & Shown) => {
    const isWaiting = useWaitsForCredentials(provider);
    const page = readGlobalConfiguration();
    const language = useLanguage(provider.locale ?? page?.locale);
    const own = provider.messages ?? page?.messages;
    const messages = useMemo(() => (language ? overlayMessages(language, own) : own), [language, own]);
    if (isWaiting) return null;
    return (
      <SessionProvider
        {...provider}
        messages={messages}
        assetsBaseUrl={provider.assetsBaseUrl ?? page?.assetsBaseUrl ?? assetsBaseUrl}
      >
        <CredentialsGuard>
          <UniqueIds>
            <LoadedWidget load={load} props={props} onShown={onShown} />
          </UniqueIds>
        </CredentialsGuard>
      </SessionProvider>
    );
  };
  return (element, onShown) => {
    noteIgnored(ignoredIn(element));
    const root = createRoot(element);
    const parts = watchOpenParts(element);
    return {
      render: (inputs) =>
        root.render(
          <ElementBoundary>
            <Contents {...inputs} onShown={onShown} />
          </ElementBoundary>,
        ),
      reopen: parts.reopen,
      unmount() {
        parts.leave();
        root.unmount();
      },
    };
  };
}

/** Attributes and properties that elements of Seam's React package have, and that have no effect here. */
const ignoredIn = (element: HTMLElement) =>
  [...ignoredInputs, "container"].filter(
    (prop) => element.hasAttribute(attributeName(prop)) || Object.hasOwn(element, prop),
  );

interface Shown {
  readonly onShown: () => void;
}

/** Renders the widget once its chunk has loaded: nothing before, and an error with a retry if it failed to load. */
function LoadedWidget({ load, props, onShown }: { load: LoadWidget; props: WidgetProps } & Shown) {
  const { View, error, retry } = useLazyView(load);
  useBrowserLayoutEffect(onShown, [onShown]);
  if (error === null) return View && <View {...props} />;
  return (
    <WidgetRoot>
      <Crashed error={error} reset={retry} />
    </WidgetRoot>
  );
}
