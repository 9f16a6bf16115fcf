// All doors. Nothing here is streamed, so the rows are readable without scripts.
import type { Metadata } from "next";
import { Doors } from "./Doors.tsx";
import { Rows } from "./Rows.tsx";

export const metadata: Metadata = { title: "Doors" };

export default function DoorsPage() {
  return (
    <>
      <h1>Doors</h1>
      <Rows of={[{ deviceTable: {} }]}>
        <Doors />
      </Rows>
    </>
  );
}
