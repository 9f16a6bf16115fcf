// Written by `npm run generate` from element/every-element.ts. Do not edit.
import { elementsMeta, type ElementStory, storyOf } from "./element-story.tsx";

// Storybook reads names of stories from the text, so each is written out.
export default { ...elementsMeta };
export const DeviceTable: ElementStory = storyOf("seam-device-table");
export const DeviceDetails: ElementStory = storyOf("seam-device-details");
export const AccessCodeTable: ElementStory = storyOf("seam-access-code-table");
export const AccessCodeDetails: ElementStory = storyOf("seam-access-code-details");
export const CreateAccessCodeForm: ElementStory = storyOf("seam-create-access-code-form");
export const CreateCodeForDoorsForm: ElementStory = storyOf("seam-create-code-for-doors-form");
export const EditAccessCodeForm: ElementStory = storyOf("seam-edit-access-code-form");
export const AttentionList: ElementStory = storyOf("seam-attention");
export const ConnectAccountButton: ElementStory = storyOf("seam-connect-account-button");
export const ActivityList: ElementStory = storyOf("seam-activity");
export const CodeTimeline: ElementStory = storyOf("seam-code-timeline");
export const SupportedDeviceTable: ElementStory = storyOf("seam-supported-device-table");
