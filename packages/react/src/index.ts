"use client";
// Entry point "@mortise/react".
export type {
  AccessCode,
  AccessGrant,
  AccessMethod,
  ClientSession,
  ConnectedAccount,
  Device,
  DeviceModel,
  DeviceProvider,
  Space,
  UserIdentity,
} from "@mortise/client";
export {
  useAccessCode,
  useAccessCodes,
  useCreateAccessCode,
  useDeleteAccessCode,
  useGenerateAccessCodeCode,
  useUpdateAccessCode,
} from "./data/access-codes.ts";
export type {
  UseAccessCodeData,
  UseAccessCodeParams,
  UseAccessCodeResult,
  UseAccessCodesData,
  UseAccessCodesParams,
  UseAccessCodesResult,
  UseCreateAccessCodeData,
  UseCreateAccessCodeParams,
  UseDeleteAccessCodeData,
  UseDeleteAccessCodeParams,
  UseGenerateAccessCodeCodeData,
  UseGenerateAccessCodeCodeParams,
  UseUpdateAccessCodeData,
  UseUpdateAccessCodeParams,
  UseCreateAccessCodeMutationParams,
  UseCreateAccessCodeMutationVariables,
  UseDeleteAccessCodeMutationParams,
  UseDeleteAccessCodeMutationVariables,
  UseGenerateAccessCodeCodeMutationParams,
  UseGenerateAccessCodeCodeMutationVariables,
  UseUpdateAccessCodeMutationParams,
  UseUpdateAccessCodeMutationVariables,
} from "./data/access-codes.ts";
export {
  useAccessGrant,
  useAccessGrants,
  useAccessMethods,
  useCreateAccessGrant,
  useDeleteAccessGrant,
  useRequestAccessMethods,
  useUpdateAccessGrant,
} from "./data/access-grants.ts";
export type {
  UseAccessGrantData,
  UseAccessGrantParams,
  UseAccessGrantResult,
  UseAccessGrantsData,
  UseAccessGrantsParams,
  UseAccessGrantsResult,
  UseAccessMethodsData,
  UseAccessMethodsParams,
  UseAccessMethodsResult,
  UseCreateAccessGrantData,
  UseCreateAccessGrantParams,
  UseDeleteAccessGrantParams,
  UseRequestAccessMethodsData,
  UseRequestAccessMethodsParams,
  UseUpdateAccessGrantParams,
} from "./data/access-grants.ts";
export { useCreateConnectWebview } from "./data/connect-webviews.ts";
export type {
  UseCreateConnectWebviewData,
  UseCreateConnectWebviewMutationParams,
  UseCreateConnectWebviewMutationVariables,
  UseCreateConnectWebviewParams,
} from "./data/connect-webviews.ts";
export { useDeviceModels } from "./data/device-models.ts";
export type { UseDeviceModelsData, UseDeviceModelsParams, UseDeviceModelsResult } from "./data/device-models.ts";
export { useDeviceProviders } from "./data/device-providers.ts";
export type {
  UseDeviceProvidersData,
  UseDeviceProvidersParams,
  UseDeviceProvidersResult,
} from "./data/device-providers.ts";
export { useDevice, useDevices } from "./data/devices.ts";
export type {
  DeviceList,
  DevicesInput,
  UseDeviceData,
  UseDeviceParams,
  UseDeviceResult,
  UseDevicesData,
  UseDevicesParams,
  UseDevicesResult,
} from "./data/devices.ts";
export type { LockCommand, LockDirection } from "./data/lock-commands.ts";
export { useToggleLock } from "./data/locks.ts";
export type { UseToggleLockResult } from "./data/locks.ts";
export { useClientSession, useConnectedAccount } from "./data/sessions-and-accounts.ts";
export type {
  UseClientSessionData,
  UseClientSessionResult,
  UseConnectedAccountData,
  UseConnectedAccountParams,
  UseConnectedAccountResult,
} from "./data/sessions-and-accounts.ts";
export { useCreateSpace, useDeleteSpace, useSpace, useSpaces, useUpdateSpace } from "./data/spaces.ts";
export type {
  UseCreateSpaceData,
  UseCreateSpaceParams,
  UseDeleteSpaceParams,
  UseSpaceData,
  UseSpaceParams,
  UseSpaceResult,
  UseSpacesData,
  UseSpacesParams,
  UseSpacesResult,
  UseUpdateSpaceData,
  UseUpdateSpaceParams,
} from "./data/spaces.ts";
export { useUserIdentities, useUserIdentity } from "./data/user-identities.ts";
export type {
  UseUserIdentitiesData,
  UseUserIdentitiesParams,
  UseUserIdentitiesResult,
  UseUserIdentityData,
  UseUserIdentityParams,
  UseUserIdentityResult,
} from "./data/user-identities.ts";
export { seamComponentsClassName } from "./kit-names/class-name.ts";
export type { UseClientSessionParams, UseSeamQueryResult, UseSeamQueryResultLegacy } from "./kit-names/query-result.ts";
export type {
  SeamProviderClientOptions,
  SeamProviderPropsWithClient,
  SeamProviderPropsWithClientSessionToken,
  SeamProviderPropsWithPublishableKey,
} from "./kit-names/provider-props.ts";
export { useSeamContext } from "./kit-names/seam-context.ts";
export type { SeamContext } from "./kit-names/seam-context.ts";
export type { CommonProps, RequiredCommonProps } from "./kit-names/common-props.ts";
export { defaultDeviceFilter } from "./kit-names/default-device-filter.ts";
export { useResponseErrors } from "./kit-names/response-errors.ts";
export type { ResponseErrors } from "./kit-names/response-errors.ts";
export type { SeamInitial } from "./provider/initial-answers.ts";
export { NullSeamClientError, SeamProviderError, SeamSessionError } from "./provider/provider-error.ts";
export { SeamProvider } from "./provider/SeamProvider.tsx";
export type { SeamProviderProps } from "./provider/SeamProvider.tsx";
export { useSeamClient } from "./provider/use-seam-client.ts";
export type { EndpointClient } from "./provider/endpoint-client.ts";
export type { SeamClientResult } from "./provider/use-seam-client.ts";
export type { MessageOverrides, Messages } from "./strings/messages.ts";
export { AccessCodeDetails } from "./widgets/details/AccessCodeDetails/AccessCodeDetails.tsx";
export type { AccessCodeDetailsProps } from "./widgets/details/AccessCodeDetails/AccessCodeDetails.tsx";
export { AccessCodeTable } from "./widgets/details/AccessCodeTable/AccessCodeTable.tsx";
export type { AccessCodeTableProps } from "./widgets/details/AccessCodeTable/AccessCodeTable.tsx";
export { CodeTimeline } from "./widgets/timeline/CodeTimeline/CodeTimeline.tsx";
export type { CodeTimelineProps } from "./widgets/timeline/CodeTimeline/CodeTimeline.tsx";
export { ActivityList } from "./widgets/activity/ActivityList/ActivityList.tsx";
export type { ActivityListProps } from "./widgets/activity/ActivityList/ActivityList.tsx";
export { AttentionList } from "./widgets/attention/AttentionList/AttentionList.tsx";
export type { AttentionListProps } from "./widgets/attention/AttentionList/AttentionList.tsx";
export { ConnectAccountButton } from "./widgets/forms/ConnectAccountButton/ConnectAccountButton.tsx";
export type { ConnectAccountButtonProps } from "./widgets/forms/ConnectAccountButton/ConnectAccountButton.tsx";
export { CreateAccessCodeForm } from "./widgets/forms/AccessCodeForm/CreateAccessCodeForm.tsx";
export type { CreateAccessCodeFormProps } from "./widgets/forms/AccessCodeForm/CreateAccessCodeForm.tsx";
export { CreateCodeForDoorsForm } from "./widgets/forms/CodeForDoors/CreateCodeForDoorsForm.tsx";
export type { CreateCodeForDoorsFormProps } from "./widgets/forms/CodeForDoors/CreateCodeForDoorsForm.tsx";
export { DeviceDetails } from "./widgets/details/DeviceDetails/DeviceDetails.tsx";
export type { DeviceDetailsProps } from "./widgets/details/DeviceDetails/DeviceDetails.tsx";
export { DeviceTable } from "./widgets/DeviceTable/DeviceTable.tsx";
export type { DeviceTableProps } from "./widgets/DeviceTable/DeviceTable.tsx";
export { EditAccessCodeForm } from "./widgets/forms/AccessCodeForm/EditAccessCodeForm.tsx";
export type { EditAccessCodeFormProps } from "./widgets/forms/AccessCodeForm/EditAccessCodeForm.tsx";
export { SupportedDeviceTable } from "./widgets/SupportedDeviceTable/SupportedDeviceTable.tsx";
export type { SupportedDeviceTableProps } from "./widgets/SupportedDeviceTable/SupportedDeviceTable.tsx";
export type { TimePreset } from "./rules/code/time-presets.ts";
