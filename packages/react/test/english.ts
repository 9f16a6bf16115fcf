// The whole English catalogue, which pages load in parts.
import { en } from "../src/strings/en.ts";
import { enActivity } from "../src/strings/en-activity.ts";
import { enArranging } from "../src/strings/en-arranging.ts";
import { enAttention } from "../src/strings/en-attention.ts";
import { enDoors } from "../src/strings/en-doors.ts";
import { enTimeline } from "../src/strings/en-timeline.ts";

export const english = { ...en, ...enActivity, ...enArranging, ...enAttention, ...enDoors, ...enTimeline };
