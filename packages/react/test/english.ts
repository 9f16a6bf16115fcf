// The whole English catalogue, which pages load in parts.
import { en } from "../src/strings/en.ts";
import { enActivity } from "../src/strings/en-activity.ts";
import { enAttention } from "../src/strings/en-attention.ts";
import { enTimeline } from "../src/strings/en-timeline.ts";

export const english = { ...en, ...enActivity, ...enAttention, ...enTimeline };
