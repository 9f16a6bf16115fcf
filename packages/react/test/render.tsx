// Renders in the real browser with the real server, signed in to a new workspace of the test.
import type { ReactNode } from "react";
import { render as mount, type RenderResult } from "vitest-browser-react";
import { SeamProvider, type SeamProviderProps } from "../src/index.ts";
import { createWorld, type World, type WorldOptions } from "./world.ts";

interface RenderOptions extends WorldOptions {
  /** Existing world to use instead of a new one. */
  in?: World;
  provider?: Omit<SeamProviderProps, "children">;
}

export interface Rendered extends RenderResult {
  readonly world: World;
}

/** Renders a widget: `const screen = await render(<DeviceTable />, { world: "troubled" })`. */
export async function render(
  children: ReactNode,
  { in: given, provider, ...options }: RenderOptions = {},
): Promise<Rendered> {
  const world = given ?? (await createWorld(options));
  const screen = await mount(
    <Signed in={world} {...(provider && { provider })}>
      {children}
    </Signed>,
  );
  return Object.assign(screen, { world });
}

/** Provider for tests, with the world's session, and without loading stylesheet and font. */
export function Signed({
  in: { endpoint, client_session_token },
  provider,
  children,
}: {
  in: World;
  provider?: RenderOptions["provider"];
  children: ReactNode;
}) {
  return (
    <SeamProvider
      endpoint={endpoint}
      clientSessionToken={client_session_token}
      disableCssInjection
      disableFontInjection
      {...provider}
    >
      {children}
    </SeamProvider>
  );
}
