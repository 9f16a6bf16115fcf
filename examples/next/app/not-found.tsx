import Link from "next/link";

export default function NotFound() {
  return (
    <>
      <h1>There is no such door</h1>
      <Link href="/">All doors</Link>
    </>
  );
}
