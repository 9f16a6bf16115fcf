// The floor: a page without any kit that makes the same calls and writes plain rows.
const asked = new Map();
const once = (path, options) => {
  const key = path + (options.method ?? "") + (options.body ?? "");
  if (!asked.has(key))
    asked.set(
      key,
      fetch(path, options).then((answer) => answer.json()),
    );
  return asked.get(key);
};

class Floor extends HTMLElement {
  async connectedCallback() {
    const api = this.getAttribute("endpoint");
    const { client_session } = await once(`${api}/client_sessions/create`, {
      method: "PUT",
      headers: { "content-type": "application/json", "seam-publishable-key": this.getAttribute("publishable-key") },
      body: JSON.stringify({ user_identifier_key: this.getAttribute("user-identifier-key") }),
    });
    const { token } = client_session;
    const headers = { authorization: `Bearer ${token}`, "client-session-token": token };
    this.write(await Promise.all(this.paths().map((path) => once(api + path, { headers }))));
  }
}

const write = (place, lines) => {
  const list = document.createElement("ul");
  for (const line of lines) {
    const row = document.createElement("li");
    row.append(line.join(" "));
    list.append(row);
  }
  place.append(list);
};
const lineOf = ({ properties }) => [
  properties.name,
  properties.model.display_name,
  properties.online ? "Online" : "Offline",
  properties.locked ? "Locked" : "Unlocked",
];

class Devices extends Floor {
  paths = () => ["/devices/list"];
  write = ([{ devices }]) => write(this, devices.slice(0, 16).map(lineOf));
}
class Details extends Floor {
  paths = () => [`/devices/get?device_id=${this.getAttribute("device-id")}`];
  write = ([{ device }]) => write(this, [lineOf(device)]);
}
class Codes extends Floor {
  paths = () =>
    ["get", "list"].map(
      (call, at) => `/${["devices", "access_codes"][at]}/${call}?device_id=${this.getAttribute("device-id")}`,
    );
  write = ([, { access_codes }]) =>
    write(
      this,
      access_codes.map(({ name, code }) => [name, code]),
    );
}
customElements.define("seam-device-table", Devices);
customElements.define("seam-device-details", Details);
customElements.define("seam-access-code-table", Codes);
