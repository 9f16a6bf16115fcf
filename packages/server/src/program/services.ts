// Services of a server, made once. Each part of the server picks the ones that it needs.
import type { ConnectServices } from "../api/connect/connect-services.ts";
import type { HttpServices } from "../api/http/http-services.ts";
import type { DoorServices } from "../doors/door-services.ts";
import type { AccountLinks } from "../hubs/links/account-links.ts";

export interface Services extends DoorServices, HttpServices, ConnectServices {
  /** Links that this process holds. */
  links: AccountLinks;
}
