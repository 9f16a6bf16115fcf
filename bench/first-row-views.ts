// Pages whose first row is measured: their elements, and the text that shows the requested data.
export const views = ["table", "codes", "details", "all"] as const;
export type View = (typeof views)[number];

/** Locks and codes of the stubbed API. */
export const firstLock = "00000000-0000-4000-8000-000000000001";
export const codes = 20;
const firstCode = "code-01";

const bare = 'disable-css-injection="true" disable-font-injection="true"';

/**
 * Returns the elements of a page.
 * @param attributes - Their endpoint and credentials.
 */
export function elementsOf(view: View, attributes: string): string {
  const element = (tag: string, own = "") => `<seam-${tag} ${attributes} ${bare} ${own}></seam-${tag}>`;
  const ofLock = `device-id="${firstLock}"`;
  const table = element("device-table");
  const details = element("device-details", ofLock);
  const ofCodes = element("access-code-table", ofLock);
  const pages: Readonly<Record<View, string>> = {
    table,
    codes: ofCodes,
    details,
    all: [
      table,
      details,
      ofCodes,
      element("access-code-details", `access-code-id="${firstCode}"`),
      element("connect-account-button"),
      element("create-access-code-form", ofLock),
    ].join(""),
  };
  return pages[view];
}

/** Text, and the element that contains it, once a page shows its data. */
export const shownIn: Readonly<Record<View, readonly [tag: string, text: string]>> = {
  table: ["seam-device-table", "Door \\d{5}"],
  codes: ["seam-access-code-table", "Guest \\d{2}"],
  details: ["seam-device-details", "Front Door 00001"],
  all: ["seam-device-table", "Door \\d{5}"],
};

export const listOfCodes = Array.from({ length: codes }, (_, at) => {
  const number = String(at + 1).padStart(2, "0");
  return {
    access_code_id: `code-${number}`,
    device_id: firstLock,
    workspace_id: "w",
    name: `Guest ${number}`,
    code: `48${number}`,
    type: "ongoing",
    status: "set",
    is_managed: true,
    is_backup: false,
    created_at: "2026-01-01T00:00:00.000Z",
    errors: [],
    warnings: [],
  };
});

/** Data that ahead.js requests on each page: as much as the page shows first. */
export const askedAhead: Readonly<Record<View, string>> = {
  table: "device-table",
  codes: `access-code-table:${firstLock}`,
  details: `device-details:${firstLock}`,
  all: `device-table device-details:${firstLock} access-code-table:${firstLock} access-code-details:${firstCode}`,
};
