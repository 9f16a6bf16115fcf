// Looks at nodes again that their hub has found out about: one look at a node at a time, and one more after it, however
// often the hub says so meanwhile.

/** @param failed - hears what a look throws */
export function createRefresh(look: (nodeId: number) => Promise<void>, failed: (thrown: unknown) => void) {
  const running = new Map<number, { isAgain: boolean }>();

  return async (nodeId: number): Promise<void> => {
    const known = running.get(nodeId);
    if (known) {
      known.isAgain = true;
      return;
    }
    const own = { isAgain: true };
    running.set(nodeId, own);
    try {
      while (own.isAgain) {
        own.isAgain = false;
        await look(nodeId);
      }
    } catch (thrown) {
      failed(thrown);
    } finally {
      running.delete(nodeId);
    }
  };
}
