// A door at its own URL. Its name comes at once; the data of DeviceDetails follows in the same response.
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

/** Reads the door with the user's own session, so that nobody learns of a door that they may not see. */
const readDoor = cache(async (device_id: string) => {
  try {
    return await new Seam(await clientSession()).devices.get({ device_id });
  } catch (error) {
    // 400: the URL contains no valid id.
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
  // The loading line is the last content, so that its replacement moves nothing.
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
