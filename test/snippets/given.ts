// Variables that the documents' snippets use without declaring them, because their readers have them already.
import type { Device, Seam } from "@mortise/client";
import type { WebhookHandler } from "@mortise/webhooks";

export declare const seam: Seam;
export declare const device: Device;
export declare const device_id: string;
export declare const deviceId: string;
export declare const checkout: Date;
export declare const connected_account_ids: string[];
export declare const user: { lockKey: string };
export declare const token: string;
export declare const clientSessionToken: string;
export declare const endpoint: string;
export declare const secret: string;
export declare const rawBody: string;
export declare const request: Request;
export declare const ids: string[];
export declare const isMine: (device: Device) => boolean;
export declare const open: (deviceId: string) => void;
export declare const show: (what: unknown) => void;
export declare const showThatItMayStillMove: () => void;
export declare const Doors: () => null;
export declare const handler: WebhookHandler;
