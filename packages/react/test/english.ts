// The whole English catalogue, which pages load in parts.
import { en } from "../src/strings/en.ts";
import { enActivity } from "../src/strings/en-activity.ts";

export const english = { ...en, ...enActivity };
