// All doors. The rows are in the page before any script runs. The browser hydrates them, and they stay up to date.
import { DeviceTable } from "@mortise/react";
import { prefetchSeam } from "@mortise/react/server";
import { useLoaderData, useNavigate } from "react-router";
import { Locks } from "../locks.tsx";
import { lockSession } from "../session.server.ts";

export const meta = () => [{ title: "Doors" }];

export async function loader() {
  const session = await lockSession();
  return { session, initial: await prefetchSeam({ ...session, widgets: [{ deviceTable: {} }] }) };
}

export default function Doors() {
  const navigate = useNavigate();
  return (
    <Locks {...useLoaderData<typeof loader>()}>
      <DeviceTable preventDefaultOnDeviceClick onDeviceClick={(deviceId) => void navigate(`/doors/${deviceId}`)} />
    </Locks>
  );
}
