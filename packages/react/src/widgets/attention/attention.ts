// What the attention of somebody needs, in a file of its own: a table of devices fetches it when its rows are there.
export { AttentionChip } from "./AttentionChip/AttentionChip.tsx";
export { AttentionList } from "./AttentionList/AttentionList.tsx";
