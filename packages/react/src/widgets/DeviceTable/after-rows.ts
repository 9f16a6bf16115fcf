// What a table of devices fetches when its rows are there, in one file: two would compress worse.
export { followKeys } from "../../ui/ChunkedList/list-keys.ts";
export { AttentionChip } from "../attention/AttentionChip/AttentionChip.tsx";
export { AttentionList } from "../attention/AttentionList/AttentionList.tsx";
export { ArrangeButton } from "./arranging/ArrangeButton.tsx";
