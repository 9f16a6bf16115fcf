// The heading is counted on the server; the table below loads in the page and stays up to date.
import { DeviceTable } from "@mortise/react";
import { useLoaderData, useNavigate } from "react-router";
import { seam } from "../session.server.ts";

export const meta = () => [{ title: "Doors" }];

export async function loader() {
  const devices = await seam().devices.list();
  return { count: devices.length };
}

export default function Doors() {
  const { count } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <>
      <h1>{count} doors</h1>
      <DeviceTable preventDefaultOnDeviceClick onDeviceClick={(deviceId) => void navigate(`/doors/${deviceId}`)} />
    </>
  );
}
