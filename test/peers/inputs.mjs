// Smallest input of each call of the platform, about existing objects.
import { signIn } from "./sign-in.mjs";
import { everyEventType } from "./validators.mjs";

/**
 * Creates inputs in their own world.
 * @param ours - Its `ask` sends one request without any client.
 */
export async function inputsFor(ours, { api_key, user_identifier_key }) {
  const ask = async (path, input = {}) => {
    const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
    const response = await fetch(ours.url + path, { method: "POST", headers, body: JSON.stringify(input) });
    const body = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(body.error)}`);
    return body;
  };
  for (const provider of ["ecobee", "noiseaware"])
    await signIn(await ask("/connect_webviews/create", { accepted_providers: [provider] }));
  const { devices } = await ask("/devices/list", { limit: 1000 });
  const healthy = devices.filter(({ properties, errors }) => properties.online && errors.length === 0);
  const locks = healthy.filter(({ can_program_online_access_codes }) => can_program_online_access_codes);
  const lock = locks[0];
  const thermostat = (await ask("/thermostats/list")).thermostats.find(({ errors }) => errors.length === 0);
  const sensor = (await ask("/noise_sensors/list")).noise_sensors[0];
  let last = 4000;
  const newCode = async () =>
    (await ask("/access_codes/create", { device_id: lock.device_id, name: "Guest", code: String((last += 7)) }))
      .access_code;
  const newUnmanaged = async () =>
    (
      await ask("/access_codes/simulate/create_unmanaged_access_code", {
        device_id: lock.device_id,
        name: "By hand",
        code: String((last += 7)),
      })
    ).access_code;
  const newWebview = async () => (await ask("/connect_webviews/create")).connect_webview;
  const newSession = async () => (await ask("/client_sessions/create", {})).client_session;
  const newWebhook = async () => (await ask("/webhooks/create", { url: ours.receiver })).webhook;
  const newThreshold = async () => {
    const hours = { starts_daily_at: "20:00:00[Europe/Berlin]", ends_daily_at: "08:00:00[Europe/Berlin]" };
    const device_id = sensor.device_id;
    await ask("/noise_sensors/noise_thresholds/create", {
      device_id,
      noise_threshold_decibels: 70,
      ...hours,
      sync: true,
    });
    return (await ask("/noise_sensors/noise_thresholds/list", { device_id })).noise_thresholds.at(-1);
  };
  const newFacts = () => {
    last += 7;
    return {
      email_address: `guest-${last}@example.com`,
      phone_number: `+1415555${last}`,
      user_identity_key: `g${last}`,
    };
  };
  const newPerson = async () =>
    (await ask("/user_identities/create", { full_name: "Guest", ...newFacts() })).user_identity;
  const personAndLock = async () => ({ ...id(await newPerson(), "user_identity_id"), ...inLock });
  let day = 0;
  const hours = () => {
    day += 2;
    const at = (days) => new Date(Date.now() + (day + days) * 86_400_000).toISOString();
    return { schedule_starts_at: at(0), schedule_ends_at: at(1) };
  };
  const timeBound = () => ({
    name: "Guest",
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const newSchedule = async () => {
    const input = {
      device_id: thermostat.device_id,
      hvac_mode_setting: "off",
      manual_override_allowed: true,
      ...hours(),
    };
    return (await ask("/thermostats/climate_setting_schedules/create", input)).climate_setting_schedule;
  };
  const unmanaged = async () => {
    const { device_id } = locks.at(-4);
    const { devices: already } = await ask("/devices/unmanaged/list");
    if (!already.some((each) => each.device_id === device_id))
      await ask("/devices/update", { device_id, is_managed: false });
    return { device_id };
  };
  const newSpace = async () =>
    (await ask("/spaces/create", { name: "Room", space_key: `room-${(last += 7)}`, device_ids: [lock.device_id] }))
      .space;
  const code = [{ mode: "code" }];
  const newGrant = async () =>
    (
      await ask("/access_grants/create", {
        user_identity: { full_name: "Guest" },
        requested_access_methods: code,
        device_ids: [lock.device_id],
        access_grant_key: `stay-${(last += 7)}`,
        reservation_key: "booking",
      })
    ).access_grant;
  const id = ({ ...entity }, name) => ({ [name]: entity[name] });
  const account = async () => {
    const { connected_accounts } = await ask("/connected_accounts/list");
    return id(connected_accounts.at(-1), "connected_account_id");
  };
  const inLock = { device_id: lock.device_id };
  const inThermostat = { device_id: thermostat.device_id };
  const threshold = async () => ({ ...id(await newThreshold(), "noise_threshold_id"), device_id: sensor.device_id });

  /** Inputs by path. A folder with `*` stands for all of its calls without their own entry. */
  const table = {
    "/workspaces/create": { name: "Another house", connect_partner_name: "House", is_sandbox: true },
    "/workspaces/update": { name: "Renamed" },
    "/devices/get": inLock,
    "/devices/update": { ...inLock, custom_metadata: { floor: "2" } },
    "/devices/delete": () => id(locks.at(-1), "device_id"),
    "/devices/simulate/remove": () => id(locks.at(-2), "device_id"),
    "/devices/simulate/*": async () => ({ device_id: locks.at(-3).device_id }),
    "/devices/simulate/paid_subscription": { device_id: locks.at(-3).device_id, is_expired: false },
    "/devices/unmanaged/list": async () => void (await unmanaged()),
    "/devices/unmanaged/*": unmanaged,
    "/devices/unmanaged/update": async () => ({ ...(await unmanaged()), custom_metadata: { floor: "3" } }),
    "/locks/configure_auto_lock": async () => ({
      device_id: (devices.find((each) => each.can_configure_auto_lock && each.properties.online) ?? lock).device_id,
      auto_lock_enabled: true,
      auto_lock_delay_seconds: 20,
    }),
    "/locks/simulate/keypad_code_entry": async () => ({ ...inLock, code: (await newCode()).code }),
    "/locks/*": inLock,
    "/locks/simulate/*": inLock,
    "/access_codes/create": () => ({ ...inLock, name: "Guest" }),
    "/access_codes/create_multiple": () => ({
      device_ids: locks.slice(0, 2).map(({ device_id }) => device_id),
      name: "Guests",
    }),
    "/access_codes/update_multiple": async () => {
      const common_code_key = `party-${(last += 7)}`;
      await ask("/access_codes/create", { ...inLock, name: "Guest", common_code_key });
      return { common_code_key, name: "Party" };
    },
    "/access_codes/list": inLock,
    "/access_codes/generate_code": inLock,
    "/access_codes/simulate/create_unmanaged_access_code": () => ({
      ...inLock,
      name: "By hand",
      code: String((last += 7)),
    }),
    "/access_codes/pull_backup_access_code": async () => {
      const { access_code } = await ask("/access_codes/create", {
        ...inLock,
        ...timeBound(),
        use_backup_access_code_pool: true,
      });
      return id(access_code, "access_code_id");
    },
    "/access_codes/update": async () => ({ ...id(await newCode(), "access_code_id"), name: "Guest 2" }),
    "/access_codes/unmanaged/list": async () => {
      await newUnmanaged();
      return inLock;
    },
    "/access_codes/unmanaged/update": async () => ({ ...id(await newUnmanaged(), "access_code_id"), is_managed: true }),
    "/access_codes/unmanaged/*": async () => id(await newUnmanaged(), "access_code_id"),
    "/access_codes/*": async () => id(await newCode(), "access_code_id"),
    "/action_attempts/*": async () => {
      const { action_attempt } = await ask("/locks/lock_door", inLock);
      return { action_attempt_id: action_attempt.action_attempt_id };
    },
    "/action_attempts/list": inLock,
    "/connected_accounts/list": {},
    "/connected_accounts/update": async () => ({ ...(await account()), custom_metadata: { floor: "1" } }),
    "/connected_accounts/*": account,
    "/connected_accounts/simulate/*": account,
    "/connect_webviews/list": {},
    "/connect_webviews/create": {
      accepted_providers: ["smartthings"],
      custom_redirect_url: "https://host.example/back",
    },
    "/connect_webviews/*": async () => id(await newWebview(), "connect_webview_id"),
    "/client_sessions/list": {},
    "/client_sessions/create": () => ({ user_identifier_key: `guest-${(last += 7)}` }),
    "/client_sessions/get_or_create": { user_identifier_key },
    "/client_sessions/*": async () => id(await newSession(), "client_session_id"),
    "/client_sessions/grant_access": async () => ({
      ...id(await newSession(), "client_session_id"),
      connected_account_ids: [(await account()).connected_account_id],
    }),
    "/events/list": { since: "2000-01-01T00:00:00.000Z" },
    "/events/get": async () => id((await ask("/events/list", { since: "2000-01-01" })).events[0], "event_id"),
    "/webhooks/list": async () => void (await newWebhook()),
    "/webhooks/create": { url: ours.receiver, event_types: everyEventType },
    "/webhooks/update": async () => ({ ...id(await newWebhook(), "webhook_id"), event_types: ["device.disconnected"] }),
    "/webhooks/*": async () => id(await newWebhook(), "webhook_id"),
    "/access_grants/create": () => ({
      user_identity: { full_name: "Guest" },
      requested_access_methods: code,
      device_ids: [lock.device_id],
    }),
    "/access_grants/list": async () => void (await newGrant()),
    "/access_grants/update": async () => ({ ...id(await newGrant(), "access_grant_id"), name: "Summer" }),
    "/access_grants/request_access_methods": async () => ({
      ...id(await newGrant(), "access_grant_id"),
      requested_access_methods: code,
    }),
    "/access_grants/get_related": async () => ({ access_grant_ids: [(await newGrant()).access_grant_id] }),
    "/access_grants/*": async () => id(await newGrant(), "access_grant_id"),
    "/access_methods/list": async () => id(await newGrant(), "access_grant_id"),
    "/access_methods/get_related": async () => ({ access_method_ids: (await newGrant()).access_method_ids }),
    "/access_methods/*": async () => ({ access_method_id: (await newGrant()).access_method_ids[0] }),
    "/customers/push_data": async () => ({
      customer_key: "customer",
      guests: [{ guest_key: `guest-${(last += 7)}`, name: "Guest" }],
      reservations: [
        {
          reservation_key: `stay-${last}`,
          guest_key: `guest-${last}`,
          space_keys: [(await newSpace()).space_key],
          starts_at: new Date().toISOString(),
          ends_at: new Date(Date.now() + 86_400_000).toISOString(),
        },
      ],
    }),
    "/customers/delete_data": async () => {
      const guest_key = `guest-${(last += 7)}`;
      await ask("/customers/push_data", { customer_key: "customer", guests: [{ guest_key, name: "Guest" }] });
      return { guest_keys: [guest_key] };
    },
    "/spaces/list": async () => void (await newSpace()),
    "/spaces/create": { name: "Room" },
    "/spaces/get_related": async () => ({ space_ids: [(await newSpace()).space_id] }),
    "/spaces/add_devices": async () => ({
      ...id(await newSpace(), "space_id"),
      device_ids: [lock.device_id, thermostat.device_id],
    }),
    "/spaces/remove_devices": async () => ({ ...id(await newSpace(), "space_id"), device_ids: [lock.device_id] }),
    "/spaces/add_connected_account": async () => ({ ...id(await newSpace(), "space_id"), ...(await account()) }),
    "/spaces/remove_connected_account": async () => ({ ...id(await newSpace(), "space_id"), ...(await account()) }),
    "/spaces/add_acs_entrances": async () => ({
      ...id(await newSpace(), "space_id"),
      acs_entrance_ids: [lock.device_id],
    }),
    "/spaces/remove_acs_entrances": async () => ({
      ...id(await newSpace(), "space_id"),
      acs_entrance_ids: [lock.device_id],
    }),
    "/spaces/*": async () => id(await newSpace(), "space_id"),
    "/noise_sensors/noise_thresholds/list": { device_id: sensor.device_id },
    "/noise_sensors/noise_thresholds/create": {
      device_id: sensor.device_id,
      noise_threshold_decibels: 60,
      starts_daily_at: "22:00:00[Europe/Berlin]",
      ends_daily_at: "06:00:00[Europe/Berlin]",
    },
    "/noise_sensors/noise_thresholds/get": async () => id(await newThreshold(), "noise_threshold_id"),
    "/noise_sensors/noise_thresholds/update": async () => ({ ...(await threshold()), name: "Quiet hours" }),
    "/noise_sensors/noise_thresholds/delete": threshold,
    "/noise_sensors/simulate/trigger_noise_threshold": { device_id: sensor.device_id },
    "/user_identities/create": () => ({ full_name: "Guest", ...newFacts() }),
    "/user_identities/list": async () => void (await newPerson()),
    "/user_identities/update": async () => ({ ...id(await newPerson(), "user_identity_id"), full_name: "Guest 2" }),
    "/user_identities/merge": async () => ({
      ...id(await newPerson(), "user_identity_id"),
      merged_user_identity_ids: [(await newPerson()).user_identity_id],
    }),
    "/user_identities/grant_access_to_device": personAndLock,
    "/user_identities/revoke_access_to_device": personAndLock,
    "/user_identities/list_accessible_devices": async () => {
      const person = id(await newPerson(), "user_identity_id");
      await ask("/user_identities/grant_access_to_device", { ...person, ...inLock });
      return person;
    },
    "/user_identities/*": async () => id(await newPerson(), "user_identity_id"),
    "/thermostats/climate_setting_schedules/list": async () => {
      await newSchedule();
      return inThermostat;
    },
    "/thermostats/climate_setting_schedules/create": () => ({ ...inThermostat, hvac_mode_setting: "off", ...hours() }),
    "/thermostats/climate_setting_schedules/update": async () => ({
      ...id(await newSchedule(), "climate_setting_schedule_id"),
      name: "Cold nights",
    }),
    "/thermostats/climate_setting_schedules/*": async () => id(await newSchedule(), "climate_setting_schedule_id"),
    "/thermostats/update": {
      ...inThermostat,
      default_climate_setting: { hvac_mode_setting: "off", manual_override_allowed: true },
    },
    "/thermostats/heat": { ...inThermostat, heating_set_point_celsius: 20 },
    "/thermostats/cool": { ...inThermostat, cooling_set_point_celsius: 24 },
    "/thermostats/heat_cool": { ...inThermostat, heating_set_point_celsius: 19, cooling_set_point_celsius: 25 },
    "/thermostats/set_fan_mode": { ...inThermostat, fan_mode_setting: "auto" },
    "/thermostats/list": {},
    "/thermostats/delete": async () => id((await ask("/thermostats/list")).thermostats.at(-1), "device_id"),
    "/thermostats/*": inThermostat,
  };
  return async (path) => {
    const given = table[path] ?? (path.endsWith("/list") ? {} : table[path.replace(/[^/]+$/, "*")]) ?? {};
    return (typeof given === "function" ? await given() : given) ?? {};
  };
}
