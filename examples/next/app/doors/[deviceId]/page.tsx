// A door at an address of its own. Its name comes at once; what DeviceDetails shows follows in the same answer.
import { DeviceDetails } from "@mortise/react";
import { Seam, SeamApiError } from "@mortise/client";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import { Rows } from "../../Rows.tsx";
import { clientSession } from "../../session.ts";

interface DoorAddress {
  params: Promise<{ deviceId: string }>;
}

/** Read with the user's own session: nobody learns of a door that they may not see. */
const readDoor = cache(async (device_id: string) => {
  try {
    return await new Seam(await clientSession()).devices.get({ device_id });
  } catch (error) {
    // 400: what the address holds is no id at all.
    if (error instanceof SeamApiError && [400, 404].includes(error.status)) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: DoorAddress): Promise<Metadata> {
  const { properties } = await readDoor((await params).deviceId);
  return { title: properties.name };
}

export default async function Door({ params }: DoorAddress) {
  const { device_id: deviceId, properties } = await readDoor((await params).deviceId);
  // Nothing stands below the line that waits: what takes its place moves nothing.
  const waiting = (
    <p>
      Reading the lock…<noscript> This page needs JavaScript.</noscript>
    </p>
  );
  return (
    <>
      <p>
        <Link href="/" prefetch={false}>
          All doors
        </Link>
      </p>
      <h1>{properties.name}</h1>
      <Suspense fallback={waiting}>
        <Rows of={[{ deviceDetails: { deviceId } }]}>
          <DeviceDetails deviceId={deviceId} grouped />
        </Rows>
      </Suspense>
    </>
  );
}
