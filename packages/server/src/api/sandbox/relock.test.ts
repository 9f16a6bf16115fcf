// The auto-lock of a simulated lock is reported by a job.
import { expect, it } from "vitest";
import { onServer } from "../../../test/rig/rig.ts";
import { atTheMoment, slowLock } from "../../../test/locks/slow-lock.ts";

onServer("a lock that locks itself", (rig) => {
  it("is not shown as locked when it is unlocked by hand in the same moment", async () => {
    const { ask, control } = await slowLock(rig());
    const isLocked = async () => {
      const { device } = await ask<{ device: { properties: { locked?: boolean } } }>("/devices/get", {});
      return device.properties.locked;
    };
    await ask("/locks/configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 30 });
    await rig().pass(10_000);
    await control("devices/update", { locked: false });
    await rig().pass(30_000);
    expect(await isLocked()).toBe(true);
    await control("devices/update", { locked: false });
    atTheMoment(rig(), rig().clock.now() + 30_000, () => control("devices/update", { locked: false }));
    await rig().pass(30_000);
    expect(await isLocked()).toBe(false);
  });
});
