// Documented routes for features that this server does not have. Reads, which clients make at start, find nothing.
// Writes are refused with the feature's name and a replacement. `C` allows keys and client sessions, `K` keys alone.
import { type Absence, noPage, none, refused, routesOf, unknown } from "./absent-route.ts";

const codes = "Let people in with access codes: /access_codes/create.";

export const acsAbsence: Absence = {
  type: "acs_not_supported",
  why: "This server runs locks; it has no access control systems, and so no entrances, credentials or encoders.",
  instead: codes,
};
const phones: Absence = {
  type: "phones_not_supported",
  why: "No door of this server is opened by a phone's own key, so phones are not registered here.",
  instead: `${codes} A page opens a door with /locks/unlock_door.`,
};
const instantKeys: Absence = {
  type: "instant_keys_not_supported",
  why: "This server has no keys that open a door from a phone.",
  instead: codes,
};
const unmanaged: Absence = {
  ...acsAbsence,
  why: "Only access control systems make grants, methods and identities that are not managed; this server has none.",
};

const portals: Absence = {
  type: "customer_portal_not_supported",
  why: "This server has no page of its own for customers, so there is no portal to make or to open.",
  instead:
    "Show Mortise's widgets in your own page, with a client session of the customer: /client_sessions/create with customer_key.",
};

export const absentRoutes = [
  ...routesOf(acsAbsence, [
    ["/acs/systems/list", "C", none("acs_systems")],
    ["/acs/systems/get", "K", unknown("acs_system")],
    ["/acs/systems/list_compatible_credential_manager_acs_systems", "K", none("acs_systems")],
    ["/acs/systems/report_devices", "K", refused("POST")],
    ["/acs/entrances/list", "C", noPage("acs_entrances")],
    ["/acs/entrances/get", "C", unknown("acs_entrance")],
    ["/acs/entrances/list_credentials_with_access", "C", none("acs_credentials")],
    ["/acs/entrances/grant_access", "K", refused("POST")],
    ["/acs/entrances/unlock", "K", refused("POST")],
    ["/acs/users/list", "C", noPage("acs_users")],
    ["/acs/users/get", "K", unknown("acs_user")],
    ["/acs/users/list_accessible_entrances", "C", none("acs_entrances")],
    ["/acs/users/create", "K", refused("POST")],
    ["/acs/users/update", "K", refused("PATCH", "POST")],
    ["/acs/users/delete", "K", refused("DELETE", "POST")],
    ["/acs/users/add_to_access_group", "K", refused("PUT", "POST")],
    ["/acs/users/remove_from_access_group", "K", refused("DELETE", "POST")],
    ["/acs/users/revoke_access_to_all_entrances", "K", refused("POST")],
    ["/acs/users/suspend", "K", refused("POST")],
    ["/acs/users/unsuspend", "K", refused("POST")],
    ["/acs/access_groups/list", "K", none("acs_access_groups")],
    ["/acs/access_groups/get", "K", unknown("acs_access_group")],
    ["/acs/access_groups/list_accessible_entrances", "K", none("acs_entrances")],
    ["/acs/access_groups/list_users", "K", none("acs_users")],
    ["/acs/access_groups/delete", "C", refused("DELETE", "POST")],
    ["/acs/access_groups/add_user", "K", refused("PUT", "POST")],
    ["/acs/access_groups/remove_user", "K", refused("DELETE", "POST")],
    ["/acs/credentials/list", "C", noPage("acs_credentials")],
    ["/acs/credentials/get", "K", unknown("acs_credential")],
    ["/acs/credentials/list_accessible_entrances", "K", none("acs_entrances")],
    ["/acs/credentials/create", "K", refused("POST")],
    ["/acs/credentials/update", "K", refused("PATCH", "POST")],
    ["/acs/credentials/delete", "K", refused("DELETE", "POST")],
    ["/acs/credentials/assign", "K", refused("PATCH", "POST")],
    ["/acs/credentials/unassign", "K", refused("PATCH", "POST")],
    ["/acs/encoders/list", "K", noPage("acs_encoders")],
    ["/acs/encoders/get", "K", unknown("acs_encoder")],
    ["/acs/encoders/encode_credential", "K", refused("POST")],
    ["/acs/encoders/scan_credential", "K", refused("POST")],
    ["/acs/encoders/scan_to_assign_credential", "K", refused("POST")],
    ["/acs/encoders/simulate/next_credential_encode_will_fail", "K", refused("POST")],
    ["/acs/encoders/simulate/next_credential_encode_will_succeed", "K", refused("POST")],
    ["/acs/encoders/simulate/next_credential_scan_will_fail", "K", refused("POST")],
    ["/acs/encoders/simulate/next_credential_scan_will_succeed", "K", refused("POST")],
    ["/user_identities/list_acs_systems", "C", none("acs_systems")],
    ["/user_identities/list_acs_users", "K", none("acs_users")],
    ["/user_identities/list_accessible_entrances", "C", none("acs_entrances")],
    ["/user_identities/add_acs_user", "K", refused("PUT", "POST")],
    ["/user_identities/remove_acs_user", "K", refused("DELETE", "POST")],
    ["/access_methods/encode", "K", refused("POST")],
    ["/access_methods/assign_card", "K", refused("POST")],
    ["/access_methods/unlock_door", "K", refused("POST")],
  ]),
  ...routesOf(unmanaged, [
    ["/access_grants/unmanaged/list", "K", noPage("access_grants")],
    ["/access_grants/unmanaged/get", "K", unknown("access_grant")],
    ["/access_grants/unmanaged/update", "K", refused("PATCH", "POST")],
    ["/access_methods/unmanaged/list", "K", none("access_methods")],
    ["/access_methods/unmanaged/get", "K", unknown("access_method")],
    ["/user_identities/unmanaged/list", "C", noPage("user_identities")],
    ["/user_identities/unmanaged/get", "K", unknown("user_identity")],
    ["/user_identities/unmanaged/update", "C", refused("PATCH", "POST")],
  ]),
  ...routesOf(phones, [
    ["/phones/list", "K", none("phones")],
    ["/phones/get", "K", unknown("phone")],
    ["/phones/deactivate", "C", refused("DELETE", "POST")],
    ["/phones/simulate/create_sandbox_phone", "K", refused("POST")],
  ]),
  ...routesOf(instantKeys, [
    ["/instant_keys/list", "K", none("instant_keys")],
    ["/instant_keys/get", "K", unknown("instant_key")],
    ["/instant_keys/delete", "K", refused("DELETE", "POST")],
    ["/user_identities/generate_instant_key", "K", refused("POST")],
  ]),
  ...routesOf(portals, [
    ["/customers/create_portal", "K", refused("POST")],
    ["/customers/reservations/create_deep_link", "K", refused("POST")],
    ["/customers/open_portal", "K", refused("POST")],
    ["/seam/customer/v1/customers/open_portal", "K", refused("POST")],
  ]),
];
