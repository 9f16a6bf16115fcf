// Custom headers of an endpoint (webhook-api §5), with the names that are refused and the values that are hidden.
import { z } from "zod";

const maxValueBytes = 4096;
const maxHeaders = 100;

const forbiddenNames = new Set(
  `user-agent keep-alive proxy-authenticate proxy-authorization te trailer trailers transfer-encoding upgrade age cache-control
  clear-site-data expires pragma warning content-length content-type content-encoding content-language content-location
  connection host expect`.split(/\s+/),
);
const forbiddenPrefixes = [
  "x-amz-",
  "x-amzn-",
  "x-google",
  "x-goog-",
  "x-gfe",
  "x-azure-",
  "x-fd-",
  "x-svix-",
  "svix-",
  "webhook-",
];

const isForbiddenHeader = (name: string): boolean => {
  const lower = name.toLowerCase();
  return forbiddenNames.has(lower) || forbiddenPrefixes.some((prefix) => lower.startsWith(prefix));
};

const sensitiveNames = new Set([
  "authorization",
  "proxy-authorization",
  "proxy-authenticate",
  "www-authenticate",
  "x-auth-token",
  "x-api-key",
]);
/** Whether no call returns the header's value after it was set. */
export const isSensitiveHeader = (name: string): boolean => sensitiveNames.has(name.toLowerCase());

const headerName = z
  .string()
  .min(1)
  .max(256)
  .regex(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/, "Must be a header name")
  .refine(
    (name) => !isForbiddenHeader(name),
    "This header is set by the sender or by the connection and cannot be changed",
  );
const headerValue = z
  .string()
  .max(maxValueBytes, `Must be at most ${maxValueBytes} bytes`)
  .regex(/^[\t\x20-\x7e\x80-\xff]*$/, "Must not hold control characters or characters outside Latin-1");

const atMost = (headers: object) => Object.keys(headers).length <= maxHeaders;
const tooMany = `Must name at most ${maxHeaders} headers`;
/** Whether no two names are equal, ignoring case. Of two names that differ only in case, only one would be sent. */
const isDistinct = (headers: object) =>
  new Set(Object.keys(headers).map((name) => name.toLowerCase())).size === Object.keys(headers).length;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const named = "Must not name a header twice; upper and lower case are the same";

export const endpointHeaders = z.record(headerName, headerValue).refine(atMost, tooMany).refine(isDistinct, named);
export const endpointHeadersIn = z
  .object({ headers: endpointHeaders })
  .meta({ id: "EndpointHeadersIn", description: "Headers sent with every delivery. They replace all earlier ones." });

export const endpointHeadersPatchIn = z
  .object({
    headers: z.record(headerName, headerValue.nullable()).refine(atMost, tooMany).refine(isDistinct, named),
    deleteHeaders: z
      .array(z.string().min(1).max(256))
      .max(maxHeaders)
      .nullish()
      .meta({ description: "Names of headers to remove, ignoring case." }),
  })
  .refine(
    ({ headers, deleteHeaders }) =>
      !deleteHeaders?.some((name) => Object.keys(headers).some((set) => isSame(set, name))),
    {
      path: ["deleteHeaders"],
      error: "Must not remove a header that is set by the same call",
    },
  )
  .meta({
    id: "EndpointHeadersPatchIn",
    description: "Headers to set. The value null removes a header, as its name in deleteHeaders does.",
  });

export const endpointHeadersOut = z
  .object({
    headers: z
      .record(z.string(), z.string())
      .meta({ description: "Names and values of headers that are not sensitive." }),
    sensitive: z.array(z.string()).meta({ description: "Names of headers whose values are hidden." }),
  })
  .meta({ id: "EndpointHeadersOut" });
