import type { CodeStage } from "../../../rules/code/code-stage.ts";
import { Dot } from "../../../ui/Icon/Dot.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Spinner } from "../../../ui/Spinner/Spinner.tsx";
import { stageIcons } from "./stage-icons.ts";

/**
 * Icon of a stage.
 * @param isWorking - Whether the code opens the door now, which turns the icon green.
 */
export function StageIcon({ stage, isWorking }: { stage: CodeStage; isWorking?: boolean }) {
  const icon = stageIcons[stage];
  if (icon) return <Icon name={icon} size="sm" tone={isWorking ? "positive" : undefined} />;
  return stage === "unknown" ? <Dot isPending /> : <Spinner />;
}
