import type { AccessCode } from "@mortise/client";
import { StageMark } from "./StageMark.tsx";
import { useCodeStage } from "./use-code-stage.ts";

/** Progress of a row's code to the lock, or off it again. An empty line reserves the space. */
export const CodeStageLine = ({ code }: { code: AccessCode }) => <StageMark stage={useCodeStage(code)} />;
