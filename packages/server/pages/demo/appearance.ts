// Theme and direction of the demo page. They are in its address, so that a link to a look can be shared.
import { useEffect, useState } from "react";

export const themes = ["auto", "light", "dark"] as const;
export const directions = ["ltr", "rtl"] as const;
export type Theme = (typeof themes)[number];
export type Direction = (typeof directions)[number];

export interface Appearance {
  theme: Theme;
  direction: Direction;
}

export function useAppearance(): [Appearance, (change: Partial<Appearance>) => void] {
  const [appearance, setAppearance] = useState(fromAddress);
  useEffect(() => {
    document.documentElement.dataset["seamTheme"] = appearance.theme;
    document.documentElement.dir = appearance.direction;
    const address = new URL(location.href);
    address.searchParams.set("theme", appearance.theme);
    address.searchParams.set("dir", appearance.direction);
    history.replaceState(null, "", address);
  }, [appearance]);
  return [appearance, (change) => setAppearance((now) => ({ ...now, ...change }))];
}

function fromAddress(): Appearance {
  const asked = new URLSearchParams(location.search);
  return {
    theme: themes.find((theme) => theme === asked.get("theme")) ?? "auto",
    direction: directions.find((direction) => direction === asked.get("dir")) ?? "ltr",
  };
}
