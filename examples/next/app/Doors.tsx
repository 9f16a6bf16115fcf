"use client";
// A click on a door opens the door's own page.
import { DeviceTable } from "@mortise/react";
import { useRouter } from "next/navigation";

export function Doors() {
  const router = useRouter();
  return <DeviceTable preventDefaultOnDeviceClick onDeviceClick={(deviceId) => router.push(`/doors/${deviceId}`)} />;
}
