// A code counts as on the lock if it opens the door. Changes made there, without the server, are reported and corrected
// once.
import { afterEach, describe, expect, it } from "vitest";
import { type CodesHouse, type LockSides, patience, seen } from "./codes-house.ts";

/**
 * Registers the stories of codes on a lock.
 * @param isDumb - Whether the lock does not report digits.
 */
export function tellCodes(house: CodesHouse, name: string, sides: LockSides, { isDumb = false } = {}): void {
  describe(`a code on ${name}`, { timeout: 120_000 }, () => {
    afterEach(async () => {
      const lock = await house.lock(sides);
      await lock.deed("mend");
      for (const code of await lock.list()) await lock.remove(code);
      await expect.poll(lock.list, patience).toEqual([]);
      await expect.poll(lock.places, patience).toEqual([]);
    }, 120_000);

    it("that is switched off there is switched on once; then it is told, until it is switched on", async () => {
      const lock = await house.lock(sides);
      const code = await lock.made("482615");
      const [{ place } = { place: 0 }] = await lock.places();
      await lock.deed("switchOff", { place });
      await expect.poll(lock.places, seen).toMatchObject([{ place, isOn: false }]);
      await expect.poll(lock.places, seen).toMatchObject([{ place, isOn: true, digits: "482615" }]);
      await expect.poll(() => lock.status(code), seen).toBe("set");
      expect(await lock.errorsOf(code)).toEqual(["code_modified_external_to_seam"]);
      expect(await lock.told()).toContain("modified_external_to_seam");

      await lock.deed("switchOff", { place });
      await expect.poll(() => lock.errorsOf(code), seen).toContain("access_code_inactive");
      expect(await lock.status(code)).toBe("setting");
      expect(await lock.places()).toMatchObject([{ isOn: false }]);
      await lock.deed("switchOn", { place });
      await expect.poll(() => lock.status(code), seen).toBe("set");
      expect(await lock.errorsOf(code)).not.toContain("access_code_inactive");
    });

    it("that the lock never switches on is an error in plain words and an event, and may be deleted", async () => {
      const lock = await house.lock(sides);
      await lock.deed("keepsOff");
      const code = await lock.create("482616");
      await expect
        .poll(() => lock.errorsOf(code), patience)
        .toEqual(["access_code_inactive", "failed_to_set_on_device"]);
      expect(await lock.status(code)).toBe("setting");
      expect(await lock.told()).toContain("failed_to_set_on_device");
      const { errors } = await lock.get(code);
      expect(errors.map(({ message }) => message).join(" ")).toMatch(/switched off there/);
      expect(errors.map(({ message }) => message).join(" ")).not.toMatch(/online|maker/);
    });

    it("that the lock keeps off once is switched on by the second try", async () => {
      const lock = await house.lock(sides);
      await lock.deed("keepsOff", { once: true });
      await lock.made("482617");
      expect(await lock.places()).toMatchObject([{ isOn: true, digits: "482617" }]);
    });

    it("that is erased at the keypad is put back once; erased again, its digits are free", async () => {
      const lock = await house.lock(sides);
      const code = await lock.made("482618");
      const [{ place } = { place: 0 }] = await lock.places();
      await lock.deed("erase", { place });
      await expect.poll(lock.told, seen).toContain("deleted_external_to_seam");
      await expect.poll(lock.places, seen).toMatchObject([{ digits: "482618" }]);
      await expect.poll(() => lock.status(code), seen).toBe("set");
      await lock.deed("erase", { place: (await lock.places())[0]?.place });
      await expect.poll(() => lock.errorsOf(code), seen).toContain("failed_to_set_on_device");
      const other = await lock.made("482618");
      expect(await lock.places()).toMatchObject([{ digits: other.code }]);
    });

    it("that somebody programs there is told within seconds, and so is that it is gone", async () => {
      const lock = await house.lock(sides);
      await lock.deed("programAt", { place: 5, digits: "771355" });
      await expect.poll(lock.foreign, seen).toMatchObject([isDumb ? {} : { code: "771355" }]);
      await lock.deed("switchOff", { place: 5 });
      const errors = async () => (await lock.foreign())[0]?.errors.map(({ error_code }) => error_code);
      await expect.poll(errors, seen).toEqual(["access_code_inactive"]);
      await lock.deed("erase", { place: 5 });
      await expect.poll(lock.foreign, seen).toEqual([]);
    });
  });
}
