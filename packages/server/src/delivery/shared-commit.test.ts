import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { createSharedCommit } from "./shared-commit.ts";

onBothDatabases((databases) => {
  test("each write is all or nothing, whatever becomes of the others", async () => {
    const database = await databases.open();
    const share = createSharedCommit(database);
    const put = (name: string, fails: boolean) =>
      share(async (tx) => {
        await tx.insertInto("settings").values({ name, value: "1" }).execute();
        if (fails) throw new Error(`${name} fails`);
        return name;
      });
    const outcomes = await Promise.allSettled("abcdefgh".split("").map((name, index) => put(name, index % 3 === 1)));
    expect(outcomes.map(({ status }) => status[0])).toEqual(["f", "r", "f", "f", "r", "f", "f", "r"]);
    const rows = await database.query.selectFrom("settings").select("name").orderBy("name").execute();
    expect(rows.map(({ name }) => name)).toEqual(["a", "c", "d", "f", "g"]);
    await expect(put("a", false)).rejects.toSatisfy((error) => database.isUniqueViolation(error));
    expect(await put("b", false)).toBe("b");
  });

  test("when nothing can be committed every write hears of it", async () => {
    const database = await databases.open();
    const share = createSharedCommit({ ...database, transaction: () => Promise.reject(new Error("the disk is full")) });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => share(async () => "done")));
    expect(outcomes.map((outcome) => (outcome as { reason?: Error }).reason?.message)).toEqual(
      Array.from({ length: 3 }, () => "the disk is full"),
    );
  });
});
