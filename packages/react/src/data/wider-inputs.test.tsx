// Hooks accept the other identifiers of Seam's React package 4.x, such as names, and filters that no widget uses.
import { useState } from "react";
import { expect, it } from "vitest";
import { codesOf, findDevice } from "../../test/codes.ts";
import { render } from "../../test/render.tsx";
import { watchRequests } from "../../test/wire/requests.ts";
import { createWorld } from "../../test/world.ts";
import {
  useAccessCode,
  useAccessCodes,
  useClientSession,
  useConnectedAccount,
  useCreateConnectWebview,
  useDevice,
  useDevices,
  useGenerateAccessCodeCode,
  useSeamClient,
  useToggleLock,
  type UseDevicesParams,
} from "../hooks.ts";

const Types = (params: UseDevicesParams) => {
  const { devices, isLoading } = useDevices(params);
  return (
    <p role="status">{isLoading ? "loading" : [...new Set(devices?.map(({ device_type }) => device_type))].join()}</p>
  );
};

it("devices by their type", async () => {
  const world = await createWorld();
  const { device_type } = await findDevice(world, "Front Door");
  const screen = await render(<Types device_type={device_type} />, { in: world });
  await expect.element(screen.getByRole("status")).toHaveTextContent(device_type);
  await screen.unmount();
  const requests = watchRequests();
  const none = await render(<Types device_types={[]} />, { in: world });
  await expect.element(none.getByRole("status")).toHaveTextContent("");
  expect(requests.count("/devices/list")).toBe(0);
});

it("a device by its name, which a command changes like any other copy", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const Door = () => {
    const { device } = useDevice({ name: "Front Door" });
    return device ? <Toggle device={device} /> : null;
  };
  const Toggle = ({ device }: { device: NonNullable<ReturnType<typeof useDevice>["device"]> }) => {
    const { toggleLock } = useToggleLock(device);
    return (
      <button type="button" onClick={toggleLock}>
        {device.device_id} {device.properties.locked ? "locked" : "unlocked"}
      </button>
    );
  };
  const screen = await render(<Door />, { in: world });
  const button = screen.getByRole("button");
  await expect.element(button).toHaveTextContent(`${device_id} locked`);
  await button.click();
  await expect.element(button).toHaveTextContent(`${device_id} unlocked`);
});

it("codes by their ids, and one by its digits", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const [code] = await codesOf(world, device_id);
  const Codes = () => {
    const { accessCodes } = useAccessCodes({ access_code_ids: [code?.access_code_id ?? ""] });
    const { accessCode } = useAccessCode({ device_id, code: code?.code ?? "" });
    return (
      <p role="status">
        {accessCodes?.length} {accessCode?.access_code_id}
      </p>
    );
  };
  const screen = await render(<Codes />, { in: world });
  await expect.element(screen.getByRole("status")).toHaveTextContent(`1 ${code?.access_code_id}`);
});

it("no codes at all while no lock is named", async () => {
  const world = await createWorld();
  const requests = watchRequests();
  const Codes = () => <p role="status">{useAccessCodes({}).error?.message}</p>;
  const screen = await render(<Codes />, { in: world });
  await expect.element(screen.getByRole("status")).toHaveTextContent("device_id is not set.");
  expect(requests.count("/access_codes/list")).toBe(0);
});

it("an account, the session, and digits that a lock would take", async () => {
  const world = await createWorld();
  const { device_id, connected_account_id } = await findDevice(world, "Front Door");
  const Everything = () => {
    const { connectedAccount } = useConnectedAccount({ connected_account_id: connected_account_id ?? "" });
    const { clientSession } = useClientSession();
    const { mutateAsync } = useGenerateAccessCodeCode();
    const [digits, setDigits] = useState("");
    return (
      <button type="button" onClick={() => void mutateAsync({ device_id }).then(({ code }) => setDigits(code))}>
        {connectedAccount?.connected_account_id} {clientSession?.user_identifier_key} {digits}
      </button>
    );
  };
  const screen = await render(<Everything />, { in: world });
  const button = screen.getByRole("button");
  await expect.element(button).toMatchTextContent(`${connected_account_id} ${world.user_identifier_key}`);
  await button.click();
  await expect.element(button).toMatchTextContent(/ \d{4,}$/);
});

const Leaving = ({ willNavigateToWebview }: { willNavigateToWebview: boolean }) => {
  const { mutate, isPending } = useCreateConnectWebview({ willNavigateToWebview });
  const { isLoading } = useSeamClient();
  const [url, setUrl] = useState("");
  return (
    <button type="button" disabled={isLoading} onClick={() => mutate({}, { onSuccess: (made) => setUrl(made.url) })}>
      {url === "" ? "not made" : "made"}, {isPending ? "pending" : "at rest"}
    </button>
  );
};

it.each([
  [true, "made, pending"],
  [false, "made, at rest"],
])("a webview that the page leaves for (%s) is %s", async (willNavigateToWebview, told) => {
  const screen = await render(<Leaving willNavigateToWebview={willNavigateToWebview} />);
  const button = screen.getByRole("button");
  await expect.element(button).toBeEnabled();
  await button.click();
  await expect.element(button).toHaveTextContent(told);
});
