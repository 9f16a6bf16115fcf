// Actions during the use of a widget, in any order: by the person and the host, at locks and on the network.
import { type Arbitrary, array, boolean, constant, constantFrom, integer, nat, oneof, record } from "fast-check";

const which = nat({ max: 11 });
const by = constantFrom("mouse" as const, "keyboard" as const);

/** Targets of presses, by selector. If there is none of a kind on the screen, another target is pressed. */
export const things = {
  row: ".seam-row-open",
  back: ".seam-header-lead button",
  menu: ".seam-code-menu button",
  item: "[role=menuitem]",
  chip: ".seam-chip",
  sort: ".seam-sort button, .seam-controls input",
  lock: ".seam-lock-action button",
  form: "form button, form input",
  way: "[data-seam-opener]",
  any: "button, input",
} as const;
const thing = constantFrom(
  ...(Object.keys(things) as (keyof typeof things)[]),
  "row" as const,
  "lock" as const,
  "item" as const,
);

const words = [
  "Ida Lind",
  "room",
  "",
  " ",
  "x".repeat(61),
  "<b>Ø",
  "(a+)+$",
  "قفل 🔑",
  "2580",
  "13579",
  "48",
  "0000",
  "2031-04-01T10:00",
];
const keys = ["Tab", "Shift+Tab", "Escape", "Enter", " ", "ArrowDown", "ArrowUp", "End"];

const names = ["Ida Lind", " Øystein ", "قفل 🔑", "x".repeat(60), "Cook"];
/** PINs to type. The empty one lets the server choose the digits, or keeps them. */
const pins = ["", "2580", "13579", "48", "482016"];

const person = oneof(
  { weight: 8, arbitrary: record({ kind: constant("press"), thing, which, by }) },
  { weight: 3, arbitrary: record({ kind: constant("type"), which, text: constantFrom(...words) }) },
  { weight: 3, arbitrary: record({ kind: constant("key"), key: constantFrom(...keys) }) },
  { weight: 1, arbitrary: record({ kind: constant("hover"), which }) },
  {
    weight: 2,
    arbitrary: record({
      kind: constant("save"),
      name: constantFrom(...names),
      pin: constantFrom(...pins),
      isBound: boolean(),
    }),
  },
);

const host = oneof(
  record({ kind: constant("resize"), width: integer({ min: 280, max: 1000 }) }),
  record({ kind: constant("speak"), locale: constantFrom("en", "de", "ar", "ja") }),
  record({ kind: constant("theme"), theme: constantFrom("light", "dark") }),
  record({ kind: constant("density"), density: constantFrom("compact", "comfortable") }),
  record({
    kind: constant("ask"),
    option: constantFrom("confirmUnlock", "maskCodes", "grouped", "disableLockUnlock"),
    isAsked: boolean(),
  }),
  record({ kind: constant("remount") }),
  record({ kind: constant("look") }),
  record({ kind: constant("session"), session: constantFrom("own", "stranger", "revoked") }),
);

/** Start in hours: a code of twenty-four hours with this start ends in a few seconds. */
const endsSoon = -23.999;

/** Events at a device, most often at the one on screen. */
const world = oneof(
  { weight: 2, arbitrary: record({ kind: constant("online"), which, online: boolean() }) },
  { weight: 2, arbitrary: record({ kind: constant("turn"), which, locked: constantFrom(true, false, null) }) },
  { weight: 1, arbitrary: record({ kind: constant("battery"), which, level: constantFrom(0, 0.07, 0.29, 1) }) },
  {
    weight: 1,
    arbitrary: record({ kind: constant("rename"), which, name: constantFrom("Attic", "Z".repeat(90), "الباب <i>") }),
  },
  { weight: 1, arbitrary: record({ kind: constant("manage"), which, isManaged: boolean() }) },
  { weight: 1, arbitrary: record({ kind: constant("account"), which, connected: boolean() }) },
  { weight: 2, arbitrary: record({ kind: constant("addCode"), which, hours: constantFrom(0, -3, 40, endsSoon) }) },
  { weight: 1, arbitrary: record({ kind: constant("changeCode"), which, name: constantFrom("Cook", "Y".repeat(60)) }) },
  { weight: 2, arbitrary: record({ kind: constant("deleteCode"), which }) },
  {
    weight: 2,
    arbitrary: record({
      kind: constant("fault"),
      which,
      fault: constantFrom("jammed", "refused", "slots_full", "duplicate_code", "hold"),
    }),
  },
  { weight: 2, arbitrary: record({ kind: constant("mend") }) },
);

const network = oneof(
  {
    weight: 1,
    arbitrary: record({
      kind: constant("network"),
      fault: constantFrom<NetworkFault[]>(
        { delay_ms: 300 },
        { down: true },
        { status: 500 },
        { status: 403 },
        { status: 401 },
        { body: "truncated" },
        { body: "html" },
      ),
    }),
  },
  { weight: 2, arbitrary: record({ kind: constant("network"), fault: constant<NetworkFault>({}) }) },
);
export type NetworkFault = { delay_ms?: number; down?: true; status?: number; body?: string };

const single = oneof(
  { weight: 12, arbitrary: person },
  { weight: 3, arbitrary: host },
  { weight: 4, arbitrary: world },
  { weight: 1, arbitrary: network },
);
export const deed = oneof(
  { weight: 4, arbitrary: single },
  // Several actions at once, without waiting for the screen to settle in between.
  { weight: 1, arbitrary: record({ kind: constant("atOnce"), deeds: array(single, { minLength: 2, maxLength: 4 }) }) },
);
type Of<A> = A extends Arbitrary<infer Each> ? Each : never;
export type Single = Of<typeof single>;
export type Deed = Of<typeof deed>;
export type PersonDeed = Of<typeof person>;
export type HostDeed = Of<typeof host>;
/** Returns the action itself, or the actions that it consists of. */
export const within = (each: Deed): Single[] => (each.kind === "atOnce" ? each.deeds : [each]);
const ofPersons = new Set<string>(["press", "type", "key", "hover", "save"]);
const ofHosts = new Set<string>(["resize", "speak", "theme", "density", "ask", "remount", "look", "session"]);
export const isPerson = (each: Single): each is PersonDeed => ofPersons.has(each.kind);
export const isHost = (each: Single): each is HostDeed => ofHosts.has(each.kind);
export type WorldDeed = Of<typeof world> | Of<typeof network>;

const widgets = [
  "device-table",
  "device-details",
  "access-code-table",
  "access-code-details",
  "create-access-code-form",
  "edit-access-code-form",
  "supported-device-table",
] as const;
export type WidgetName = (typeof widgets)[number];
export const widget = oneof(
  { weight: 4, arbitrary: constant("device-table" as const) },
  { weight: 4, arbitrary: constant("access-code-table" as const) },
  { weight: 7, arbitrary: constantFrom(...widgets) },
);
