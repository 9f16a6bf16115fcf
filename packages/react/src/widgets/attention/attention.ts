// Exports the attention widgets in a file of their own, which a device table fetches after its rows.
export { AttentionChip } from "./AttentionChip/AttentionChip.tsx";
export { AttentionList } from "./AttentionList/AttentionList.tsx";
