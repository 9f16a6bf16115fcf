import { useEffect, useLayoutEffect } from "react";

/** React 18 warns of layout effects while rendering on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
