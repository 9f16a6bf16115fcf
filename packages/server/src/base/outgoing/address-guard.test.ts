import { describe, expect, test } from "vitest";
import { addressGuard } from "./address-guard.ts";

describe("addresses", () => {
  const guard = addressGuard();
  test.each([
    ["loopback", "127.0.0.1 127.255.255.255 ::1"],
    ["private", "10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 fc00::1 fdff::1"],
    ["link-local, and with it every cloud's metadata", "169.254.169.254 169.254.0.1 fe80::1 fe80::1%eth0"],
    ["this network and broadcast", "0.0.0.0 0.1.2.3 255.255.255.255 ::"],
    ["shared by carriers", "100.64.0.1 100.127.255.255 100.100.100.200"],
    ["reserved", "192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 240.0.0.1 2001:db8::1 100::1"],
    ["multicast", "224.0.0.1 239.255.255.255 ff02::1"],
    [
      "mapped and tunnelled IPv4",
      "::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:a00:1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1::1 2001::1",
    ],
    ["a cloud's host service", "168.63.129.16"],
    ["no address at all", "localhost 256.1.1.1 example.com"],
  ])("%s are refused", (_kind, list) => {
    for (const address of list.split(" ")) expect([address, guard.isAllowed(address)]).toEqual([address, false]);
  });

  test("public ones are allowed", () => {
    for (const address of "8.8.8.8 1.1.1.1 172.32.0.1 172.15.0.1 100.128.0.1 2606:4700::1111 2a00:1450::1 ::ffff:8.8.8.8".split(
      " ",
    ))
      expect([address, guard.isAllowed(address)]).toEqual([address, true]);
  });

  test("private ones are allowed if the operator lists them", () => {
    const own = addressGuard(["127.0.0.1", "10.1.0.0/16", "::1/128"]);
    expect("127.0.0.1 ::ffff:127.0.0.1 10.1.2.3 ::1".split(" ").every((address) => own.isAllowed(address))).toBe(true);
    expect("127.0.0.2 10.2.0.1 ::2".split(" ").some((address) => own.isAllowed(address))).toBe(false);
  });

  test("a setting that is no network is refused with one sentence", () => {
    for (const entry of [
      "localhost",
      "10.0.0.0/33",
      "10.0.0.0/x",
      "::1/129",
      "10.0.0.0/-1",
      "10.0.0.0/",
      "::1/",
      "10.0.0.0/8/8",
      "10.0.0.0/ 8",
      "",
    ])
      expect(() => addressGuard([entry])).toThrow("10.0.0.0/8");
  });
});
