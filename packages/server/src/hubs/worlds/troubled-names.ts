// Devices with troublesome names, or with properties missing.
import type { WorldAccount, WorldDevice } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

export function troubledNames(build: WorldBuilder, account: WorldAccount): void {
  const door = (name: string, properties: Record<string, unknown> = {}): WorldDevice => {
    const made = build.device(account, "YRD420-F-ZW2", name, { battery: 0.66 });
    Object.assign(made.device.properties, properties);
    return made;
  };
  door("A door whose name goes on and on ".repeat(10).slice(0, 300));
  door("Unbroken".repeat(37).slice(0, 300));
  door("<img src=x onerror=alert(1)>", {
    model: { display_name: '"><script>alert(1)</script>', manufacturer_display_name: "" },
  });
  door("{{constructor.constructor('alert(1)')()}} ${alert(1)} %00 \\ \"quoted\" 'single'");
  door("🔑🏝️ Café Żółć 山田様の部屋 👩‍👩‍👧‍👦");
  door("باب المدخل الرئيسي");
  door("دلتا (Delta) 12 – شقة 4B");
  door("\u202eright-to-left override");
  door("Zalgo Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334 tower");
  door("");
  door("Two doors of this name");
  build.device(account, "YRD410-BLE", "Two doors of this name ", { locked: false });
  door("Picture that is missing", { image_url: "/images/devices/no-such-picture.svg" });
  door("Battery empty", { battery: { level: 0, status: "critical" }, battery_level: 0 });
  door("One code length", { supported_code_lengths: [6] });
  door("No code lengths", { supported_code_lengths: [] });
  strip(door("Bare necessities"));
  door("Time zone from Mars").device.location = { location_name: "Olympus", timezone: "Mars/Olympus_Mons" };
  build.device(account, "YRD420-F-ZW2", "A device type from the future", { device_type: "quantum_lock" });
}

/** Removes all properties that widgets may not rely on; name, `online` and model stay (platform-api §3.2). */
function strip({ device }: WorldDevice): void {
  const { name, online } = device.properties;
  device.properties = { name, online, model: { display_name: "Lock", manufacturer_display_name: "" } };
  device.location = null;
  for (const key of [
    "display_name",
    "custom_metadata",
    "can_remotely_lock",
    "can_remotely_unlock",
    "can_program_online_access_codes",
  ])
    delete device[key];
}
