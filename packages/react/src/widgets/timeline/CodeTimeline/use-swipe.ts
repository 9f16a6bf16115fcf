import { type TouchEvent, useRef } from "react";

/** Least length of a swipe, in px. A shorter or steeper movement is none. */
const swipePx = 60;

/** Moves to the next day when a finger swipes against the reading direction, and back in the other. */
export function useSwipe(onMove: (by: 1 | -1) => void, isOn: boolean) {
  const begun = useRef<{ readonly x: number; readonly y: number } | null>(null);
  if (!isOn) return {};
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      begun.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches[0];
      const { current } = begun;
      begun.current = null;
      if (!current || !touch) return;
      const [across, down] = [touch.clientX - current.x, touch.clientY - current.y];
      if (Math.abs(across) < swipePx || Math.abs(across) < 2 * Math.abs(down)) return;
      const isTurned = getComputedStyle(currentTarget).direction === "rtl";
      onMove(across < 0 === isTurned ? -1 : 1);
    },
  };
}
