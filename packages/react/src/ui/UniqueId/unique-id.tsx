export { UniqueIds, useIsElement, useUniqueId } from "../../parts/UniqueId/unique-id.tsx";
