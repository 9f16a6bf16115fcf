// Wraps the story of a part: the styled root and the strings, as in a widget, but without a session.
import type { ReactNode } from "react";
// Imported by path, because the package exports neither its parts nor their surroundings.
import { StringsProvider } from "../packages/react/src/strings/strings.tsx";
import { WidgetRoot } from "../packages/react/src/widgets/WidgetRoot.tsx";
import type { Language } from "./languages.ts";

export interface StoryRootProps {
  language: Language;
  children: ReactNode;
}

export function StoryRoot({ language, children }: StoryRootProps) {
  return (
    <StringsProvider {...language}>
      <WidgetRoot>{children}</WidgetRoot>
    </StringsProvider>
  );
}
