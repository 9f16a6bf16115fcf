// Widgets as custom elements: loaded when the first one is on the page, and each with a provider of its own.
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { CredentialsGuard, ElementBoundary } from "./element-boundary.tsx";
import { createElementClass, type ElementInputs, type WidgetProps } from "./element-class.ts";
import type { AnyElementSpec, ElementSpec } from "./element-spec.ts";
import { readGlobalConfiguration } from "./provider/global-configuration.ts";
import { SeamProvider } from "./provider/SeamProvider.tsx";
import { overlaid } from "./strings/messages.ts";
import { useLanguage } from "./strings/use-language.ts";
import { UniqueIds } from "./ui/UniqueId/unique-id.tsx";

export interface ElementOptions {
  /** Where stylesheet and fonts are when neither the element nor the page says so. */
  readonly assetsBaseUrl?: string | undefined;
}

/** Defines a widget's element, unless a script loaded earlier has. The widget itself is loaded when the first one is on the page. */
export function define<Props>(
  spec: ElementSpec<Props>,
  load: () => Promise<ComponentType<Props>>,
  { assetsBaseUrl }: ElementOptions = {},
): void {
  // On a server there is nothing to define.
  if (typeof customElements === "undefined" || customElements.get(spec.tag) !== undefined) return;
  // The spec has said which props there are; from here on they are names and kinds.
  const { props: kinds }: AnyElementSpec = spec;
  const loadWidget = load as unknown as LoadWidget;
  const Contents = ({ provider, props }: ElementInputs) => {
    const page = readGlobalConfiguration();
    const language = useLanguage(provider.locale ?? page?.locale);
    const own = provider.messages ?? page?.messages;
    const messages = useMemo(() => (language ? overlaid(language, own) : own), [language, own]);
    return (
      <SeamProvider {...provider} messages={messages} assetsBaseUrl={provider.assetsBaseUrl ?? page?.assetsBaseUrl ?? assetsBaseUrl}>
        <CredentialsGuard>
          <UniqueIds>
            <Loaded load={loadWidget} props={props} />
          </UniqueIds>
        </CredentialsGuard>
      </SeamProvider>
    );
  };
  const render = (inputs: ElementInputs) => (
    <ElementBoundary>
      <Contents {...inputs} />
    </ElementBoundary>
  );
  customElements.define(spec.tag, createElementClass(kinds, render));
}

type LoadWidget = () => Promise<ComponentType<WidgetProps>>;

/** Nothing until the widget's own script is here; a failure to load it is the boundary's to show. */
function Loaded({ load, props }: { load: LoadWidget; props: WidgetProps }) {
  const [outcome, setOutcome] = useState<{ Widget?: ComponentType<WidgetProps> | undefined; error?: unknown }>({
    Widget: loaded.get(load),
  });
  useEffect(() => {
    let isWanted = true;
    const show = (next: typeof outcome) => {
      if (isWanted) setOutcome(next);
    };
    load()
      .then((Widget) => {
        loaded.set(load, Widget);
        return show({ Widget });
      })
      .catch((error: unknown) => show({ error }));
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (outcome.error !== undefined) throw outcome.error;
  const { Widget } = outcome;
  return Widget === undefined ? null : <Widget {...props} />;
}

const loaded = new WeakMap<LoadWidget, ComponentType<WidgetProps>>();
