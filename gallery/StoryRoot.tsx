// What a part's story stands in: the styled root and the words, as a widget gives them, without anyone signed in.
import type { ReactNode } from "react";
// Parts are private to the package, so is what they stand in.
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
