// A door at its own URL, with its name as the title.
import { SeamApiError, Seam } from "@mortise/client";
import { DeviceDetails } from "@mortise/react";
import { prefetchSeam } from "@mortise/react/server";
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from "react-router";
import { Locks } from "../locks.tsx";
import { lockSession } from "../session.server.ts";

export async function loader({ params: { deviceId = "" }, request: { signal } }: LoaderFunctionArgs) {
  const session = await lockSession();
  const [door, initial] = await Promise.all([
    findDoor(new Seam(session), deviceId),
    prefetchSeam({ ...session, widgets: [{ deviceDetails: { deviceId } }], signal, onError: () => undefined }),
  ]);
  return { session, initial, ...door };
}

async function findDoor(seam: Seam, device_id: string) {
  try {
    return { name: (await seam.devices.get({ device_id })).properties.name };
  } catch (error) {
    // 400: the URL contains no valid id.
    if (error instanceof SeamApiError && [400, 404].includes(error.status))
      throw data("There is no such door.", { status: 404 });
    throw error;
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [{ title: loaderData?.name ?? "No such door" }];

export default function Door() {
  const { deviceId = "" } = useParams();
  const { name, ...locks } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <Link to="/">All doors</Link>
      </p>
      <h1>{name}</h1>
      <Locks {...locks}>
        <DeviceDetails deviceId={deviceId} grouped />
      </Locks>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <h1>There is no such door</h1>
      <Link to="/">All doors</Link>
    </>
  );
}
