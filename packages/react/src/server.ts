// Entry point "@mortise/react/server": for a host's server, which renders widgets with their data.
export { prefetchSeam } from "./data/prefetch/prefetch-seam.ts";
export type { PrefetchOptions } from "./data/prefetch/prefetch-seam.ts";
export type { PrefetchedWidget } from "./data/prefetch/widget-reads.ts";
export type { SeamInitial } from "./provider/initial-answers.ts";
