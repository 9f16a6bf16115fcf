import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../../../test/rig/databases.ts";

onBothDatabases(({ open }) => {
  const named = (name: string) => sql<{ value: string }>`select value from settings where name = ${name}`;

  it("reads rows with their columns, and none", async () => {
    const database = await open();
    await database.query.insertInto("settings").values({ name: "a", value: "1" }).execute();
    expect(await database.read(named("a"))).toEqual([{ value: "1" }]);
    expect(await database.read(named("b"))).toEqual([]);
  });

  it("a reading sees nothing that a transaction under way has written and may undo", async () => {
    const database = await open();
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
    const { promise: heldBack, resolve: goOn } = Promise.withResolvers<void>();
    const undone = database.transaction(async (tx) => {
      await tx.insertInto("settings").values({ name: "a", value: "1" }).execute();
      hasWritten();
      await heldBack;
      throw new Error("undone");
    });
    await written;
    const read = database.read(named("a"));
    await setImmediate();
    goOn();
    await expect(undone).rejects.toThrow("undone");
    expect(await read).toEqual([]);
  });

  it("a reading beside the open transaction that it is asked for in is refused", async () => {
    const database = await open();
    const inside = database.transaction(() => database.read(named("a")));
    await expect(inside).rejects.toThrow("A transaction is open here");
  });
});
