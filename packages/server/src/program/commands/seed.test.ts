import { expect, it } from "vitest";
import { installationPerTest, withServer } from "../../../test/processes/installation.ts";
import { mortiseJson } from "../../../test/processes/mortise.ts";
import { answered } from "../../../test/rig/rig.ts";
import type { World } from "../../api/sandbox/world.ts";

const here = installationPerTest();

it("seed makes a sandbox whose keys work", async () => {
  const { api_key, publishable_key, user_identifier_key, client_session_token } = await mortiseJson<World>(
    ["seed", "--world", "hotel", "--lock-delay", "0"],
    here.env,
  );
  await withServer(here.dataDir, async (rig) => {
    expect(answered(await rig.ask<{ devices: unknown[] }>(api_key, "/devices/list")).devices).toHaveLength(12);
    const session = answered(
      await rig.ask<{ client_session: { token: string } }>(
        { "seam-publishable-key": publishable_key },
        "/client_sessions/create",
        { user_identifier_key },
        "PUT",
      ),
    );
    expect(session.client_session.token).toBe(client_session_token);
  });
});
