// Sorting and narrowing, in a file of its own: a table of devices fetches it when its rows are there.
export { ArrangeButton } from "./ArrangeButton.tsx";
