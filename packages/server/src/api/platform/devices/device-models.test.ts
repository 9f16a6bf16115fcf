import { expect, it } from "vitest";
import { answered, onServer, origin } from "../../../../test/rig/rig.ts";

interface Model {
  brand: string;
  manufacturer_model_id: string;
  seam_device_model_page_url: string;
}
interface Answer {
  device_models: Model[];
}

onServer("device models", (rig) => {
  it("have a URL each that can be read without a credential", async () => {
    const { api_key } = await rig().world("empty");
    const { device_models } = answered(
      await rig().ask<Answer>(api_key, "/internal/device_models/list", undefined, "GET"),
    );
    expect(device_models.length).toBeGreaterThan(50);
    for (const { seam_device_model_page_url, brand, manufacturer_model_id } of device_models) {
      expect(seam_device_model_page_url.startsWith(`${origin}/`)).toBe(true);
      const there = (await (await rig().server.fetch(new Request(seam_device_model_page_url))).json()) as Answer;
      const same = { seam_device_model_page_url, brand, manufacturer_model_id };
      expect(there.device_models).toContainEqual(expect.objectContaining(same));
    }
  });
});
