// A door at an address of its own. Its name is in the page before any script runs.
import { DeviceDetails } from "@mortise/react";
import { SeamApiError } from "@mortise/client";
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { seam } from "../session.server.ts";

export async function loader({ params: { deviceId = "" } }: LoaderFunctionArgs) {
  try {
    const { device_id, properties } = await seam().devices.get({ device_id: deviceId });
    return { device_id, name: properties.name };
  } catch (error) {
    // 400: what the address holds is no id at all.
    if (error instanceof SeamApiError && [400, 404].includes(error.status))
      throw data("There is no such door.", { status: 404 });
    throw error;
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [{ title: loaderData?.name ?? "No such door" }];

export default function Door() {
  const { device_id, name } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <Link to="/">All doors</Link>
      </p>
      <h1>{name}</h1>
      <DeviceDetails deviceId={device_id} />
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
