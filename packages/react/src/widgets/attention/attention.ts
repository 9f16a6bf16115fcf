// Exports the attention widgets from one file, which the element of the list loads. A device table loads them from
// DeviceTable/after-rows.ts.
export { AttentionChip } from "./AttentionChip/AttentionChip.tsx";
export { AttentionList } from "./AttentionList/AttentionList.tsx";
