import { describeWidget } from "../../test/widget-conformance.tsx";
import "../elements.ts";
import {
  AccessCodeDetails,
  AccessCodeTable,
  ActivityList,
  AttentionList,
  CodeTimeline,
  ConnectAccountButton,
  CreateAccessCodeForm,
  CreateCodeForDoorsForm,
  DeviceDetails,
  DeviceTable,
  EditAccessCodeForm,
  SupportedDeviceTable,
} from "../index.ts";

describeWidget("DeviceTable", {
  widget: (_, className) => <DeviceTable className={className} />,
  element: "seam-device-table",
  attributes: () => "",
  shows: ({ device_name }) => device_name,
});

describeWidget("DeviceDetails", {
  widget: ({ device_id }, className) => <DeviceDetails deviceId={device_id} className={className} />,
  element: "seam-device-details",
  attributes: ({ device_id }) => `device-id="${device_id}"`,
  shows: ({ device_name }) => device_name,
});

describeWidget("AccessCodeTable", {
  widget: ({ device_id }, className) => <AccessCodeTable deviceId={device_id} className={className} />,
  element: "seam-access-code-table",
  attributes: ({ device_id }) => `device-id="${device_id}"`,
  shows: ({ code_name }) => code_name,
});

describeWidget("AccessCodeDetails", {
  widget: ({ access_code_id }, className) => <AccessCodeDetails accessCodeId={access_code_id} className={className} />,
  element: "seam-access-code-details",
  attributes: ({ access_code_id }) => `access-code-id="${access_code_id}"`,
  shows: ({ code_name }) => code_name,
});

describeWidget("ActivityList", {
  widget: (_, className) => <ActivityList className={className} />,
  element: "seam-activity",
  attributes: () => "",
  shows: () => "Nothing yet",
});

describeWidget("AttentionList", {
  widget: (_, className) => <AttentionList className={className} />,
  element: "seam-attention",
  attributes: () => "",
  shows: () => "Dawson & Reid Plumbing",
});

describeWidget("CodeTimeline", {
  widget: ({ device_id }, className) => <CodeTimeline deviceId={device_id} className={className} />,
  element: "seam-code-timeline",
  attributes: ({ device_id }) => `device-id="${device_id}"`,
  shows: ({ device_name }) => device_name,
});

describeWidget("CreateAccessCodeForm", {
  widget: ({ device_id }, className) => <CreateAccessCodeForm deviceId={device_id} className={className} />,
  element: "seam-create-access-code-form",
  attributes: ({ device_id }) => `device-id="${device_id}"`,
  shows: ({ device_name }) => device_name,
});

describeWidget("CreateCodeForDoorsForm", {
  widget: (_, className) => <CreateCodeForDoorsForm className={className} />,
  element: "seam-create-code-for-doors-form",
  attributes: () => "",
  shows: ({ device_name }) => device_name,
});

describeWidget("EditAccessCodeForm", {
  widget: ({ access_code_id }, className) => <EditAccessCodeForm accessCodeId={access_code_id} className={className} />,
  element: "seam-edit-access-code-form",
  attributes: ({ access_code_id }) => `access-code-id="${access_code_id}"`,
  shows: ({ device_name }) => device_name,
});

describeWidget("ConnectAccountButton", {
  widget: (_, className) => <ConnectAccountButton className={className} />,
  element: "seam-connect-account-button",
  attributes: () => "",
  shows: () => "Connect Account",
  asks: false,
});

describeWidget("SupportedDeviceTable", {
  widget: (_, className) => <SupportedDeviceTable className={className} />,
  element: "seam-supported-device-table",
  attributes: () => "",
  shows: () => "Devices",
  complaint: /There was an error fetching device models\./,
});
