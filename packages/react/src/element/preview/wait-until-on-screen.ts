// When a preview is on screen: what may wait for that, takes no time from it.
export const waitMs = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const nextFrame = () => new Promise<unknown>((resolve) => void requestAnimationFrame(resolve));

/**
 * Resolves when what is on the page by now is on screen: the frame after it begins once its picture has been handed
 * over, and a task that is queued there runs after that. A page in the background paints nothing, and waits.
 */
export async function waitUntilOnScreen(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await waitMs(0);
}
