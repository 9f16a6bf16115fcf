// Replaces `@tanstack/react-query` in elements.js with the names that our hooks use, in a tenth of the bytes
// (docs/decisions/0004-two-runtimes.md).
export { focusManager, notifyManager } from "./page-signals.ts";
export { hashKey } from "./query-key.ts";
export { QueryClient } from "./query-client.ts";
export { useMutation } from "./use-mutation.ts";
export { useQuery } from "./use-query.ts";
