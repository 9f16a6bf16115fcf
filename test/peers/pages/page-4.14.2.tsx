// A page as it was written for version 4.14.2 of the established kit: every widget, hook and type of it that is here
// too.
import {
  AccessCodeDetails,
  type AccessCodeDetailsProps,
  AccessCodeTable,
  type AccessCodeTableProps,
  ConnectAccountButton,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  type DeviceTableProps,
  EditAccessCodeForm,
  NullSeamClientError,
  SeamProvider,
  type SeamProviderProps,
  SupportedDeviceTable,
  useAccessCode,
  useAccessCodes,
  type UseAccessCodesParams,
  useClientSession,
  useConnectedAccount,
  useCreateAccessCode,
  useCreateConnectWebview,
  type UseCreateConnectWebviewMutationVariables,
  useDeleteAccessCode,
  type UseDeleteAccessCodeMutationVariables,
  useDevice,
  type UseDeviceParams,
  useDeviceProviders,
  useDevices,
  type UseDevicesParams,
  useGenerateAccessCodeCode,
  useSeamClient,
  useUpdateAccessCode,
  type UseUpdateAccessCodeMutationVariables,
} from "kit";
import { useState } from "react";

const common = {
  className: "locks",
  disableLockUnlock: true,
  disableCreateAccessCode: false,
  disableEditAccessCode: false,
  disableDeleteAccessCode: true,
  disableResourceIds: true,
  disableConnectedAccountInformation: true,
  disableClimateSettingSchedules: true,
  disableSearch: false,
} as const;

const byName: DeviceTableProps["deviceComparator"] = (one, other) =>
  one.properties.name.localeCompare(other.properties.name);
const found: DeviceTableProps["deviceFilter"] = (device, search) =>
  device.properties.name.toLowerCase().includes(search);
const newestFirst: AccessCodeTableProps["accessCodeComparator"] = (one, other) =>
  other.created_at.localeCompare(one.created_at);
const named: AccessCodeTableProps["accessCodeFilter"] = (code, search) => (code.name ?? "").includes(search);
const ofCode: AccessCodeDetailsProps = { accessCodeId: "0", onEdit: () => undefined, onDelete: () => undefined };

const signedIn: SeamProviderProps = {
  publishableKey: "seam_pk",
  userIdentifierKey: "guest-1",
  endpoint: "https://locks.example",
};

export function App({ token }: { token: string | undefined }) {
  const [deviceId, setDeviceId] = useState<string | null>(null);
  return (
    <>
      <SeamProvider
        {...signedIn}
        disableCssInjection
        unminifiyCss
        onSessionUpdate={(client) => void client.devices.list()}
      >
        <DeviceTable
          {...common}
          deviceIds={["0"]}
          connectedAccountIds={["0"]}
          deviceFilter={found}
          deviceComparator={byName}
          errorFilter={(error) => error.error_code !== "device_offline"}
          warningFilter={() => true}
          heading="Doors"
          preventDefaultOnDeviceClick
          onDeviceClick={setDeviceId}
          onBack={() => setDeviceId(null)}
        />
      </SeamProvider>
      {token === undefined ? null : (
        <SeamProvider clientSessionToken={token}>
          <DeviceDetails deviceId={deviceId ?? ""} {...common} />
          <AccessCodeTable
            deviceId={deviceId ?? ""}
            accessCodeFilter={named}
            accessCodeComparator={newestFirst}
            onAccessCodeClick={(id) => void id.length}
            preventDefaultOnAccessCodeClick
            heading="Codes"
            {...common}
          />
          <AccessCodeDetails {...ofCode} {...common} preventDefaultOnEdit preventDefaultOnDelete />
          <CreateAccessCodeForm deviceId="0" onSuccess={(id) => void id.length} onBack={() => undefined} {...common} />
          <EditAccessCodeForm accessCodeId="0" onSuccess={() => undefined} {...common} />
          <ConnectAccountButton className="connect" />
          <SupportedDeviceTable
            disableFilter
            manufacturers={["August"]}
            excludedManufacturers={["Yale"]}
            includeIf={["can_remotely_unlock"]}
            excludeIf={["can_hvac_heat"]}
          />
          <Hooks />
        </SeamProvider>
      )}
    </>
  );
}

const lock: UseDeviceParams = { name: "Front Door" };
const locks: UseDevicesParams = { device_type: "august_lock", limit: 10 };
const codesOfLock: UseAccessCodesParams = { device_id: "0" };

function Hooks() {
  const { device, isPending, isError, refetch } = useDevice(lock);
  const { devices, error } = useDevices(locks);
  const { accessCode } = useAccessCode({ access_code_id: "0" });
  const { accessCodes } = useAccessCodes(codesOfLock);
  const { clientSession } = useClientSession();
  const { connectedAccount } = useConnectedAccount({ connected_account_id: "0" });
  const { deviceProviders } = useDeviceProviders({ provider_category: "stable" });
  const { client } = useSeamClient();
  const create = useCreateAccessCode();
  const update = useUpdateAccessCode();
  const remove = useDeleteAccessCode();
  const { mutate: generate } = useGenerateAccessCodeCode();
  const connect = useCreateConnectWebview({ willNavigateToWebview: true });
  const made: Parameters<typeof create.mutate>[0] = {
    device_id: "0",
    name: "Guest",
    starts_at: "2027-01-01T15:00:00Z",
  };
  const times = { starts_at: "2027-01-01T15:00:00Z", ends_at: "2027-01-04T11:00:00Z" };
  const changed: UseUpdateAccessCodeMutationVariables = {
    access_code_id: "0",
    device_id: "0",
    name: "Guest",
    code: "4827",
    type: "time_bound",
    ...times,
  };
  const removed: UseDeleteAccessCodeMutationVariables = { access_code_id: "0" };
  const page: UseCreateConnectWebviewMutationVariables = { custom_redirect_url: "https://example.com" };
  const run = async () => {
    const code = await create.mutateAsync(made);
    update.mutate({ ...changed, access_code_id: code.access_code_id }, { onSuccess: () => void refetch() });
    remove.mutate(removed, { onError: (failure) => console.error(failure.message) });
    generate({ device_id: "0" });
    connect.mutate(page, { onSuccess: ({ url }) => window.location.assign(url) });
    await client?.locks.unlockDoor({ device_id: "0" });
  };
  if (isPending) return <p>…</p>;
  if (isError || error instanceof NullSeamClientError) return <p>{error?.message}</p>;
  return (
    <button type="button" disabled={create.isPending} onClick={() => void run()}>
      {device?.properties.name} {device?.properties.online === true ? "online" : "offline"} {devices?.length}{" "}
      {accessCode?.code}
      {accessCodes?.map(({ access_code_id, name }) => (
        <li key={access_code_id}>{name}</li>
      ))}
      {clientSession?.client_session_id} {connectedAccount?.connected_account_id} {deviceProviders?.[0]?.display_name}
    </button>
  );
}
