// A widget inside its element, with a provider of its own.
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { CredentialsGuard, ElementBoundary } from "./boundary.tsx";
import type { ElementInputs, ElementOptions, LoadWidget, Mount, WidgetProps } from "./element-class.ts";
import { readGlobalConfiguration } from "../provider/global-configuration.ts";
import { SeamProvider } from "../provider/SeamProvider.tsx";
import { overlaid } from "../strings/messages.ts";
import { useLanguage } from "../strings/use-language.ts";
import { UniqueIds } from "../ui/UniqueId/unique-id.tsx";
import { useLazyView } from "../widgets/lazy-view.ts";
import { Crashed, WidgetRoot } from "../widgets/WidgetRoot.tsx";

/** Returns the function that mounts the widget in an element. */
export function createMount(load: LoadWidget, { assetsBaseUrl }: ElementOptions): Mount {
  const Contents = ({ provider, props }: ElementInputs) => {
    const page = readGlobalConfiguration();
    const language = useLanguage(provider.locale ?? page?.locale);
    const own = provider.messages ?? page?.messages;
    const messages = useMemo(() => (language ? overlaid(language, own) : own), [language, own]);
    return (
      <SeamProvider {...provider} messages={messages} assetsBaseUrl={provider.assetsBaseUrl ?? page?.assetsBaseUrl ?? assetsBaseUrl}>
        <CredentialsGuard>
          <UniqueIds>
            <Loaded load={load} props={props} />
          </UniqueIds>
        </CredentialsGuard>
      </SeamProvider>
    );
  };
  return (element) => {
    const root = createRoot(element);
    return {
      render: (inputs) =>
        root.render(
          <ElementBoundary>
            <Contents {...inputs} />
          </ElementBoundary>,
        ),
      unmount: () => root.unmount(),
    };
  };
}

/** Renders nothing until the widget's own script has arrived. */
function Loaded({ load, props }: { load: LoadWidget; props: WidgetProps }) {
  const { View, error, retry } = useLazyView(load);
  if (error === null) return View && <View {...props} />;
  return (
    <WidgetRoot>
      <Crashed error={error} reset={retry} />
    </WidgetRoot>
  );
}
