// `react-dom/client` of tests, on the runtime of elements.js.
import { createRoot } from "../../src/element/runtime/react-dom-client.ts";

export default { createRoot };
export { createRoot } from "../../src/element/runtime/react-dom-client.ts";
