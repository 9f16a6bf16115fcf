// Lists of `/customers/push_data`, each with the key field of its items. The items become spaces, user identities or
// access grants.

/** Lists whose items become spaces. */
export const placeLists = {
  spaces: "space_key",
  properties: "property_key",
  facilities: "facility_key",
  buildings: "building_key",
  sites: "site_key",
  listings: "listing_key",
  property_listings: "property_listing_key",
  rooms: "room_key",
  units: "unit_key",
  common_areas: "common_area_key",
} as const;

/** Lists whose items become user identities. */
export const personLists = {
  user_identities: "user_identity_key",
  guests: "guest_key",
  tenants: "tenant_key",
  residents: "resident_key",
  users: "user_key",
} as const;

export const staffLists = { staff_members: "staff_member_key" } as const;

/** Lists whose items become access grants. */
export const stayLists = {
  reservations: "reservation_key",
  bookings: "booking_key",
  access_grants: "access_grant_key",
} as const;

/** All lists, in the order of processing: a stay needs its places and its person. */
export const pushedLists = { ...placeLists, ...personLists, ...staffLists, ...stayLists } as const;
export type PushedList = keyof typeof pushedLists;

/** Fields of stays and staff that name doors: `space_keys`, `room_keys` and so on. */
export const doorKeyLists = [
  "space_keys",
  "property_keys",
  "facility_keys",
  "building_keys",
  "site_keys",
  "listing_keys",
  "property_listing_keys",
  "room_keys",
  "unit_keys",
  "common_area_keys",
] as const;

/** Fields of stays that name a person. */
export const personKeys = ["user_identity_key", "guest_key", "tenant_key", "resident_key", "user_key"] as const;
