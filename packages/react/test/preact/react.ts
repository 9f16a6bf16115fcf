// `react` of tests, on the runtime of elements.js.
import { act } from "preact/test-utils";
import { createElement, Fragment } from "../../src/element/runtime/react.ts";

export {
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  Fragment as StrictMode,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "../../src/element/runtime/react.ts";

/** Version of React that this module replaces. */
export const version = "19.0.0";

export default { act, createElement, Fragment, StrictMode: Fragment };
