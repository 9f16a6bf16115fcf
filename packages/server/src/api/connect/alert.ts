// Error messages of the hosted pages.
import { html } from "hono/html";

export const errorId = "error";

/** Renders an octagon and a message, as the widgets do. */
export const renderAlert = (message: string) =>
  html`<div class="alert" role="alert" id="${errorId}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M7.1 2.75h5.8l4.35 4.35v5.8l-4.35 4.35H7.1L2.75 12.9V7.1zM10 6.5v4.25M10 13.4v.1"/></svg><span>${message}</span></div>`;
