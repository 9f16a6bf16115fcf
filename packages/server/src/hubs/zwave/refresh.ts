// Reads nodes again after the hub has interviewed them: one reading of a node at a time, and one more after it if the
// hub reported again meanwhile.

/** @param failed - Receives the errors of readings. */
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
