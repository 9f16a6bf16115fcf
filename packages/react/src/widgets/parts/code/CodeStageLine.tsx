import type { AccessCode } from "@mortise/client";
import { StageMark } from "./StageMark.tsx";
import { useCodeStage } from "./use-code-stage.ts";

/** How far the code of a row has come on its way to the lock, or off it again. An empty line keeps its place. */
export const CodeStageLine = ({ code }: { code: AccessCode }) => <StageMark stage={useCodeStage(code)} />;
