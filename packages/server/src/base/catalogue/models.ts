// The models we know, by brand: names and numbers as their makers print them.
import type { DrawingName } from "./drawings/drawings.ts";

export interface Model {
  /** A provider's name. */
  readonly brand: string;
  readonly name: string;
  /** The maker's number; unique within the catalogue. */
  readonly id: string;
  readonly category: "smartlocks" | "intercoms" | "relays" | "hubs" | "thermostats" | "noise_sensors";
  readonly link: "wifi" | "zwave" | "zigbee" | "unknown";
  readonly support: "live" | "beta" | "unsupported";
  readonly drawing: DrawingName;
}

type Line = readonly [id: string, name: string, link: Model["link"], support: Model["support"], drawing: DrawingName];

const of = (brand: string, category: Model["category"], ...lines: Line[]): Model[] =>
  lines.map(([id, name, link, support, drawing]) => ({ brand, category, id, name, link, support, drawing }));

export const models: readonly Model[] = [
  ...of(
    "akuvox",
    "intercoms",
    ["E12W", "E12 Door Intercom", "wifi", "live", "intercom"],
    ["R20A", "R20A Video Door Phone", "unknown", "live", "intercom"],
    ["X915S", "X915S Smart Intercom", "unknown", "beta", "entry-panel"],
  ),
  ...of("akuvox", "smartlocks", ["A05S", "A05 Access Control Terminal", "unknown", "beta", "keypad-reader"]),
  ...of(
    "aqara",
    "smartlocks",
    ["U100", "Smart Lock U100", "zigbee", "beta", "fingerprint-deadbolt"],
    ["U200", "Smart Lock U200", "unknown", "unsupported", "barrel-retrofit"],
    ["A100", "Smart Door Lock A100", "zigbee", "unsupported", "mortise"],
  ),
  ...of(
    "august",
    "smartlocks",
    ["AUG-SL05-M01-S01", "Wi-Fi Smart Lock", "wifi", "live", "round-retrofit"],
    ["AUG-SL03-C02-S03", "Smart Lock Pro", "zwave", "live", "round-retrofit"],
    ["AUG-SL04-M01-S04", "Smart Lock (3rd generation)", "unknown", "live", "barrel-retrofit"],
    ["AUG-SL02-M02-S02", "Smart Lock (2nd generation)", "unknown", "unsupported", "round-retrofit"],
  ),
  ...of(
    "avigilon_alta",
    "smartlocks",
    ["OP-R2-STND", "Smart Reader v2 Standard", "unknown", "beta", "wall-reader"],
    ["OP-R2-MULL", "Smart Reader v2 Mullion", "unknown", "beta", "wall-reader"],
  ),
  ...of(
    "brivo",
    "relays",
    ["ACS300", "ACS300 Door Controller", "unknown", "live", "relay"],
    ["ACS6000", "ACS6000 Control Panel", "unknown", "live", "relay"],
  ),
  ...of(
    "controlbyweb",
    "relays",
    ["X-405", "X-405 Web Relay", "unknown", "beta", "relay"],
    ["X-410", "X-410 Web-Enabled Controller", "unknown", "live", "relay"],
    ["X-420", "X-420 Instrumentation Module", "unknown", "live", "relay"],
  ),
  ...of(
    "doorking",
    "intercoms",
    ["1812", "1812 Access Plus", "unknown", "beta", "entry-panel"],
    ["1833", "1833 Telephone Entry", "unknown", "live", "entry-panel"],
    ["1835", "1835 Telephone Entry", "unknown", "live", "entry-panel"],
    ["1837", "1837 Telephone Entry", "unknown", "live", "entry-panel"],
  ),
  ...of("dormakaba_oracode", "smartlocks", ["660i", "Oracode 660i", "unknown", "beta", "keypad-lever"]),
  ...of(
    "ecobee",
    "thermostats",
    ["EB-STATE6-01", "Smart Thermostat Premium", "wifi", "live", "square-thermostat"],
    ["EB-STATE6L-01", "Smart Thermostat Enhanced", "wifi", "live", "square-thermostat"],
    ["EB-STATE3LT-02", "ecobee3 lite", "wifi", "live", "square-thermostat"],
  ),
  ...of("genie", "smartlocks", ["ALKT1-R", "Aladdin Connect Retrofit Kit", "wifi", "live", "garage-opener"]),
  ...of(
    "honeywell_resideo",
    "thermostats",
    ["THX321WFS2001W", "T10 Pro Smart Thermostat", "wifi", "beta", "square-thermostat"],
    ["TH6320ZW2003", "T6 Pro Z-Wave Thermostat", "zwave", "unsupported", "square-thermostat"],
  ),
  ...of(
    "igloohome",
    "smartlocks",
    ["IGB4", "Deadbolt 2S", "unknown", "live", "compact-deadbolt"],
    ["IGM4", "Mortise 2+ Push-Pull", "zigbee", "unsupported", "mortise"],
    ["IGP1", "Smart Padlock", "unknown", "live", "padlock"],
    ["IGP2", "Padlock 2", "unknown", "beta", "padlock"],
    ["IGK3", "Keybox 3", "unknown", "live", "keybox"],
  ),
  ...of(
    "kwikset",
    "smartlocks",
    ["99380-001", "Halo Keypad", "wifi", "live", "keypad-deadbolt"],
    ["99390-001", "Halo Touchscreen", "wifi", "live", "touch-deadbolt"],
    ["99590-001", "Halo Touch", "wifi", "live", "fingerprint-deadbolt"],
    ["939WIFITSCR-001", "Halo Select", "wifi", "beta", "touch-deadbolt"],
    ["99140-002", "SmartCode 914 Deadbolt", "zigbee", "live", "keypad-deadbolt"],
    ["99140-139", "SmartCode Traditional Deadbolt", "zigbee", "live", "keypad-deadbolt"],
    ["99100-006", "SmartCode 910 Contemporary", "zwave", "live", "keypad-deadbolt"],
    ["66492-001", "Home Connect 620", "zigbee", "live", "compact-deadbolt"],
    ["99250-001", "Aura Bluetooth Deadbolt", "unknown", "unsupported", "compact-deadbolt"],
  ),
  ...of(
    "linear",
    "intercoms",
    ["AE1000Plus", "AE1000Plus Telephone Entry", "unknown", "live", "entry-panel"],
    ["AE2000Plus", "AE2000Plus Telephone Entry", "unknown", "live", "entry-panel"],
  ),
  ...of(
    "lockly",
    "smartlocks",
    ["PGD628F", "Secure Plus", "unknown", "live", "fingerprint-deadbolt"],
    ["PGD628W", "Secure Pro", "wifi", "live", "touch-deadbolt"],
    ["PGD798", "Vision", "wifi", "beta", "touch-deadbolt"],
    ["PGD728F", "Secure", "unknown", "live", "touch-deadbolt"],
    ["PGI303F", "Duo", "wifi", "unsupported", "mortise"],
  ),
  ...of(
    "minut",
    "noise_sensors",
    ["Minut 3", "Home Sensor (3rd generation)", "wifi", "live", "noise-sensor"],
    ["Minut 2", "Home Sensor (2nd generation)", "wifi", "live", "noise-sensor"],
  ),
  ...of(
    "my_2n",
    "intercoms",
    ["9155101C", "IP Verso", "unknown", "live", "intercom"],
    ["9151101W", "IP Force", "unknown", "live", "entry-panel"],
    ["9155301C", "IP Solo", "unknown", "beta", "intercom"],
  ),
  ...of(
    "nest",
    "thermostats",
    ["T3007ES", "Learning Thermostat (3rd generation)", "wifi", "live", "round-thermostat"],
    ["GA01334-US", "Nest Thermostat", "wifi", "live", "round-thermostat"],
    ["T4000ES", "Thermostat E", "wifi", "unsupported", "round-thermostat"],
  ),
  ...of(
    "noiseaware",
    "noise_sensors",
    ["Gen 3 Indoor", "Indoor Sensor", "wifi", "live", "noise-sensor"],
    ["Gen 3 Outdoor", "Outdoor Sensor", "unknown", "live", "noise-sensor-outdoor"],
  ),
  ...of(
    "nuki",
    "smartlocks",
    ["Smart Lock 3.0", "Smart Lock 3.0", "unknown", "live", "knob-retrofit"],
    ["Smart Lock 3.0 Pro", "Smart Lock 3.0 Pro", "wifi", "live", "knob-retrofit"],
    ["Smart Lock Pro 4", "Smart Lock Pro (4th generation)", "wifi", "beta", "knob-retrofit"],
  ),
  ...of(
    "salto",
    "smartlocks",
    ["XS4 Mini", "XS4 Mini", "unknown", "live", "lever"],
    ["XS4 One", "XS4 One", "unknown", "live", "lever"],
    ["Neo", "Neo Cylinder", "unknown", "live", "cylinder"],
  ),
  ...of("salto", "hubs", ["IQ2.0", "IQ 2.0 Hub", "unknown", "live", "gateway"]),
  ...of(
    "schlage",
    "smartlocks",
    ["BE489WB", "Encode Smart WiFi Deadbolt", "wifi", "live", "touch-deadbolt"],
    ["BE499WB", "Encode Plus", "wifi", "live", "touch-deadbolt"],
    ["FE789WB", "Encode Smart WiFi Lever", "wifi", "live", "keypad-lever"],
    ["BE469ZP", "Connect Smart Deadbolt, Z-Wave Plus", "zwave", "live", "touch-deadbolt"],
    ["BE468GBAK", "Connect Smart Deadbolt, Zigbee", "zigbee", "live", "touch-deadbolt"],
    ["BE469NX", "Connect Touchscreen Deadbolt with Alarm", "zwave", "beta", "touch-deadbolt"],
    ["FE599NX", "Connect Keypad Lever", "zwave", "beta", "keypad-lever"],
    ["BE479", "Sense Smart Deadbolt", "unknown", "unsupported", "touch-deadbolt"],
  ),
  ...of(
    "sensi",
    "thermostats",
    ["ST76", "Sensi Touch 2", "wifi", "beta", "square-thermostat"],
    ["ST55", "Sensi Smart Thermostat", "wifi", "beta", "square-thermostat"],
  ),
  ...of("smartthings", "hubs", ["IM6001-V3P01", "SmartThings Hub v3", "zigbee", "live", "gateway"]),
  ...of(
    "tedee",
    "smartlocks",
    ["TLV1.0", "Lock PRO", "unknown", "beta", "cylinder"],
    ["TLV2.0", "Lock GO", "unknown", "beta", "barrel-retrofit"],
  ),
  ...of("ttlock", "hubs", ["G2", "G2 Wi-Fi Gateway", "wifi", "live", "gateway"]),
  ...of(
    "ultraloq",
    "smartlocks",
    ["U-Bolt-Pro-WiFi", "U-Bolt Pro WiFi", "wifi", "beta", "fingerprint-deadbolt"],
    ["U-Bolt-Pro-Z-Wave", "U-Bolt Pro Z-Wave", "zwave", "unsupported", "fingerprint-deadbolt"],
  ),
  ...of("wyze", "smartlocks", ["WLCK1", "Wyze Lock", "zigbee", "beta", "round-retrofit"]),
  ...of(
    "yale",
    "smartlocks",
    ["YRD420-F-ZW2", "Assure Lock 2 Touchscreen", "zwave", "live", "touch-deadbolt"],
    ["YRD410-BLE", "Assure Lock 2 Keypad", "unknown", "live", "keypad-deadbolt"],
    ["YRD430-BLE", "Assure Lock 2 Key-Free Keypad", "unknown", "live", "keypad-deadbolt"],
    ["YRD450-F-WF1", "Assure Lock 2 Plus", "wifi", "live", "keypad-deadbolt"],
    ["YRD226HA2619", "Assure Lock Touchscreen", "zigbee", "live", "touch-deadbolt"],
    ["YRD216-HA2-619", "Assure Lock Push Button", "zigbee", "live", "keypad-deadbolt"],
    ["YRD256HA20BP", "Assure Lock SL", "zigbee", "live", "keypad-deadbolt"],
    ["YRL226", "Assure Lever", "zwave", "live", "keypad-lever"],
    ["YRM276-TS", "Assure Lock for Andersen Patio Doors", "zwave", "beta", "mortise"],
    ["YRD210-HA-605", "Real Living Push Button Deadbolt", "zigbee", "live", "keypad-deadbolt"],
    ["05/101200", "Linus Smart Lock", "unknown", "live", "knob-retrofit"],
    ["05/102200", "Linus Smart Lock L2", "wifi", "beta", "knob-retrofit"],
    ["YMF40A RL", "Digital Mortise Lock YMF40", "zigbee", "beta", "mortise"],
    ["ZYA-C4-MOD-S", "Conexis L1", "zigbee", "unsupported", "lever"],
  ),
];

const byId: ReadonlyMap<string, Model> = new Map(models.map((entry) => [entry.id, entry]));

export const findModel = (id: string): Model | undefined => byId.get(id);
