// A small version of the requests of @mortise/client. requests.test.ts keeps them equal to the client's own.
import type { ClientRequest } from "@mortise/client/session";
import type { Attributes } from "./attributes.ts";

export const sessionRequest = (endpoint: string, publishableKey: string, userIdentifierKey: string): ClientRequest => ({
  url: `${endpoint}/client_sessions/create`,
  init: {
    method: "PUT",
    headers: { "seam-publishable-key": publishableKey, "content-type": "application/json" },
    redirect: "manual",
    body: JSON.stringify({ user_identifier_key: userIdentifierKey }),
  },
});

/** Returns the first calls of the widgets that `data-ask` names. */
export const callRequests = (endpoint: string, token: string, attributes: Attributes): ClientRequest[] =>
  pathsOf(attributes).map((path) => ({
    url: endpoint + path,
    init: {
      method: "GET",
      headers: { authorization: `Bearer ${token}`, "client-session-token": token },
      redirect: "manual",
      body: null,
      credentials: "include",
    },
  }));

function pathsOf({ ask = "", deviceIds, connectedAccountIds }: Attributes): string[] {
  const filters = [...filterOf("device_ids", deviceIds), ...filterOf("connected_account_ids", connectedAccountIds)];
  const query = filters.join("&");
  // An empty list of ids means no devices. The client sends a query of more than 2,000 characters as POST.
  const isAsked = !filters.includes("") && query.length <= 2000;
  return ask.split(/\s+/).flatMap((word) => {
    const [widget, id = ""] = word.split(":");
    const device = `/devices/get?device_id=${id}`;
    const codes = `/access_codes/list?device_id=${id}`;
    if (widget === "device-table") return isAsked ? `/devices/list${query && `?${query}`}` : [];
    if (widget === "device-details") return [device, codes];
    if (widget === "access-code-table") return [codes, device];
    return id ? `/access_codes/get?access_code_id=${id}` : [];
  });
}

/** Part of a query. The ids are separated by commas, or in a JSON array. */
const filterOf = (name: string, ids: string | undefined) =>
  ids === undefined ? [] : [(ids.match(/[\w-]+/g) ?? []).map((id) => `${name}%5B%5D=${id}`).join("&")];
