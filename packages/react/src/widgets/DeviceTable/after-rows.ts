// Parts of a device table that load after its rows. One file, because two would compress worse.
export { followKeys } from "../../ui/ChunkedList/list-keys.ts";
export { AttentionChip } from "../attention/AttentionChip/AttentionChip.tsx";
export { AttentionList } from "../attention/AttentionList/AttentionList.tsx";
export { ArrangeButton } from "./arranging/ArrangeButton.tsx";
