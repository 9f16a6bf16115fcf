// Keys of the demo. The server makes a workspace per world, and answers with the keys that a page may contain.

export const worlds = ["hotel", "empty", "troubled", "stays", "huge"] as const;
export type World = (typeof worlds)[number];

export interface DemoSession {
  readonly world: World;
  readonly endpoint: string;
  readonly publishable_key: string;
  readonly user_identifier_key: string;
  /** Key that can only request faults in this workspace. */
  readonly sandbox_key: string;
}

const isWorld = (text: string | null): text is World => worlds.some((world) => world === text);

export const worldOfAddress = (): World => {
  const asked = new URLSearchParams(location.search).get("world");
  return isWorld(asked) ? asked : "hotel";
};

export async function fetchDemoSession(world: World): Promise<DemoSession> {
  const response = await fetch(`/demo/session?world=${world}`);
  if (!response.ok) throw new Error(`The server has no demo workspace for “${world}” (status ${response.status}).`);
  return (await response.json()) as DemoSession;
}
