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
    const { device_models } = answered(
      await rig().ask<Answer>(undefined, "/internal/device_models/list", undefined, "GET"),
    );
    expect(device_models.length).toBeGreaterThan(50);
    for (const model of device_models) {
      expect(model.seam_device_model_page_url.startsWith(`${origin}/`)).toBe(true);
      const there = (await (await rig().server.fetch(new Request(model.seam_device_model_page_url))).json()) as Answer;
      expect(there.device_models).toContainEqual(model);
    }
  });
});
