// Input of `/customers/push_data`: the spaces, people and stays of one customer, in lists (docs/api/access-grants.md
// §5.2).
import { z } from "zod";
import { doorKeyLists, personKeys, personLists, placeLists, staffLists, stayLists } from "./customer-lists.ts";
import { momentField } from "./fields.ts";
import { customerDataInput } from "./space-fields.ts";

const mostItems = 10_000;
/** Maximum number of spaces in one stay. An access grant takes as many. */
const mostPlaces = 2000;

export const partnerKey = z.string().min(1).max(500);
const text = z.string().max(500);
const name = z
  .string()
  .min(1)
  .max(500)
  .refine((given) => /[^\p{C}\p{Z}]/u.test(given), "Must hold a visible character");
const metadata = z
  .record(z.string().max(40), z.union([z.string().max(500), z.boolean(), z.null()]))
  .refine((values) => Object.keys(values).length <= 50, "At most 50 keys")
  .optional()
  .meta({
    description: "Up to 50 texts and booleans of your own, without effect. Null or an empty text removes a key.",
  });

const place = {
  name,
  parent_site_key: partnerKey
    .optional()
    .meta({ description: "Key of the site that contains the place. Stored without effect: spaces do not nest here." }),
  customer_data: customerDataInput.meta({ description: "Defaults for stays in the space." }),
  geolocation: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .optional(),
  duration_minutes: z
    .number()
    .int()
    .min(0)
    .optional()
    .meta({ description: "Length of fixed slots, in minutes. Stored without effect." }),
  custom_metadata: metadata,
};

const person = {
  name,
  email_address: text
    .nullable()
    .optional()
    .meta({ description: "E-mail address; left out if it is invalid or belongs to another person." }),
  phone_number: text
    .nullable()
    .optional()
    .meta({ description: "Phone number in E.164 form; left out in any other form." }),
};

const keyList = z.array(partnerKey).max(mostPlaces).optional();
const doors = fieldsOf(
  doorKeyLists,
  keyList.meta({
    description: "Keys of spaces whose doors the person can open. All such lists together replace the former doors.",
  }),
);

const stay = z.object({
  name: z.string().min(1).max(500).nullable().optional(),
  starts_at: momentField("Start time. Default for a new stay: at once.").nullable().optional(),
  ends_at: momentField("End time; null for none. A past one ends access at once, and skips a new stay.")
    .nullable()
    .optional(),
  ...fieldsOf(
    personKeys,
    partnerKey
      .optional()
      .meta({ description: "Key of the person who stays. All keys of persons, if several are given, must be equal." }),
  ),
  ...doors,
  preferred_code: text
    .nullable()
    .optional()
    .meta({ description: "Requested PIN of a new stay, 4 to 9 digits. A door that refuses it gets another one." }),
  custom_metadata: metadata,
});

const namesOnePerson = (given: { [Name in (typeof personKeys)[number]]?: string | undefined }): boolean =>
  new Set(personKeys.flatMap((field) => given[field] ?? [])).size <= 1;

type Keyed<Item extends z.ZodObject, Field extends string> = z.ZodObject<
  Item["shape"] & { [Key in Field]: typeof partnerKey }
>;

/** Returns one list field per name. The items of each list have their own key field. */
function listsOf<const Lists extends Readonly<Record<string, string>>, Item extends z.ZodObject>(
  lists: Lists,
  item: Item,
  { description, check = (items) => items }: { description: string; check?: (items: z.ZodObject) => z.ZodObject },
) {
  const entries = Object.entries<string>(lists).map(([list, field]) => {
    const keyed = item.extend({ [field]: partnerKey.meta({ description: "Your own key for the item." }) });
    return [list, z.array(check(keyed)).max(mostItems).optional().meta({ description })];
  });
  return Object.fromEntries(entries) as {
    [List in keyof Lists]: z.ZodOptional<z.ZodArray<Keyed<Item, Lists[List]>>>;
  };
}

function fieldsOf<Field extends string, Type extends z.ZodType>(fields: readonly Field[], type: Type) {
  return Object.fromEntries(fields.map((field) => [field, type])) as Record<Field, Type>;
}

export const pushedData = {
  ...listsOf(placeLists, z.object(place), { description: "Each item becomes a space." }),
  ...listsOf(personLists, z.object(person), { description: "Each item becomes a user identity." }),
  ...listsOf(staffLists, z.object({ ...person, ...doors }), {
    description: "Each item becomes a user identity, and gets access without an end to the spaces that it names.",
  }),
  ...listsOf(stayLists, stay, {
    description: "Each item becomes an access grant: who stays where, and when.",
    check: (item) => item.refine(namesOnePerson, "Give one person: one of user_identity_key, guest_key and their like"),
  }),
};
