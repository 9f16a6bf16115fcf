// When the loader's drawing is on screen: what may wait for that, takes no time from it.
export const afterMs = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const frame = () => new Promise<unknown>((resolve) => void requestAnimationFrame(resolve));

/**
 * Resolves when what is on the page by now is on screen: the frame after it begins once its picture has been handed
 * over, and a task that is queued there runs after that. A page in the background draws nothing, and waits.
 */
export async function onScreen(): Promise<void> {
  await frame();
  await frame();
  await afterMs(0);
}
