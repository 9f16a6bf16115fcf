export function installPeers(said?: unknown): Promise<void>;
export const peersFolder: string;
