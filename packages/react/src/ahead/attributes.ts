// Checks the attributes of ahead.js, which have the same names as those of elements.

/** Attributes by their camel-case name: `data-publishable-key` is `publishableKey`. */
export interface Attributes {
  readonly publishableKey?: string;
  readonly userIdentifierKey?: string;
  readonly clientSessionToken?: string;
  readonly endpoint?: string;
  readonly ask?: string;
  readonly deviceIds?: string;
  readonly connectedAccountIds?: string;
  readonly assetsBaseUrl?: string;
  readonly disableCssInjection?: string;
}

/** Printable ASCII, because headers carry credentials. */
const isPublishableKey = /^seam_pk[!-~]*$/;
const isToken = /^seam_cst[!-~]*$/;

/** Matches `device-table device-details:ID`. Ids are letters, digits, `-` and `_`, which a URL carries unchanged. */
const isAsk = /^\s*((device-table|(device-details|access-code-(table|details)):[\w-]+)(\s+|$))*$/;

/** Returns the fault and its correction. Repeats no value, because a credential may be in the wrong attribute. */
export function faultOf({
  publishableKey = "",
  userIdentifierKey,
  clientSessionToken,
  ask = "",
}: Attributes): string | undefined {
  const isSigned = clientSessionToken
    ? isToken.test(clientSessionToken) && !publishableKey && !userIdentifierKey
    : isPublishableKey.test(publishableKey);
  if (!isSigned)
    return "Give its <script>, without type=module, either data-publishable-key or data-client-session-token.";
  return isAsk.test(ask)
    ? undefined
    : "data-ask takes device-table, device-details:ID, access-code-table:ID, access-code-details:ID.";
}
