// Summarises the content of a database for operators, enough to notice a wrong one.
import { sql } from "kysely";
import type { PlainQuery } from "../database.ts";

export interface Holdings {
  workspaces: number;
  doors: number;
  codes: number;
}

export async function holdingsOf(query: PlainQuery): Promise<Holdings> {
  const { rows } = await sql<Record<keyof Holdings, number | string>>`
    select (select count(*) from workspaces) as workspaces, (select count(*) from devices) as doors,
      (select count(*) from access_codes) as codes`.execute(query);
  const { workspaces = 0, doors = 0, codes = 0 } = rows[0] ?? {};
  return { workspaces: Number(workspaces), doors: Number(doors), codes: Number(codes) };
}

/** Text such as `3 workspaces, 41 doors, 212 codes`. */
export const holdingsText = ({ workspaces, doors, codes }: Holdings): string =>
  [countOf(workspaces, "workspace"), countOf(doors, "door"), countOf(codes, "code")].join(", ");

/** Text such as `1 door` or `2 doors`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
