// Waits until a preview is on screen, so that deferrable work takes no time from it.
export const waitMs = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const nextFrame = () => new Promise<unknown>((resolve) => void requestAnimationFrame(resolve));

/**
 * Resolves when the current page is on screen. The frame after the current one starts after its picture has been handed
 * over, and a task that is queued there runs after that. A background page paints nothing, so the promise waits.
 */
export async function waitUntilOnScreen(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await waitMs(0);
}
