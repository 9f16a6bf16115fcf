// Describes the table as an OpenAPI 3.1 document, which the server serves and `npm run generate` writes to
// openapi.json.
import { z } from "zod";
import { type Call, type CallTable, type CredentialKind, listCalls, type Method } from "./call.ts";
import { withCitedFiles } from "./cited-files.ts";
import { absentReads } from "./platform/absent/absent-calls.ts";
import { everyCall } from "./platform/platform.ts";
import { type Schema, schemaOf } from "./print-types.ts";

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

/** Calls in the document: all rows, and the absent routes that read. Absent routes that refuse are omitted. */
const described: CallTable = { ...everyCall, ...absentReads };

/** Describes every call of the platform API (or of another `table`) as a server at `serverUrl` answers it. */
export function openApiDocument({
  serverUrl = "/",
  table = described,
}: {
  serverUrl?: string;
  table?: CallTable;
} = {}): OpenApiDocument {
  const schemas: Record<string, unknown> = { Error: errorSchema };
  const paths: OpenApiDocument["paths"] = {};
  for (const [name, row] of listCalls(table)) {
    for (const method of row.accepts) {
      const path = (paths[row.path] ??= {});
      const verb = method.toLowerCase();
      // POST and PUT of one path may be two rows. Each method is described by the row whose own method it is.
      if (verb in path && row.method !== method) continue;
      path[verb] = operation(name, row, method, schemas);
    }
  }
  const description =
    "Smart locks, access codes and what belongs to them. Parameters that a call does not list are ignored.";
  const info = { title: "Mortise platform API", version: "1.0.0", description };
  return { openapi: "3.1.0", info, servers: [{ url: serverUrl }], paths, components: { schemas, securitySchemes } };
}

function operation(name: string, row: Call, method: Method, schemas: Record<string, unknown>) {
  const input = localise(schemaOf(row.input), schemas);
  const inQuery = method === "GET" || method === "DELETE";
  const required = new Set(input.required);
  const parameters = Object.entries(input.properties ?? {}).map(([field, schema]) =>
    queryParameter(field, schema, required.has(field)),
  );
  const answer = localise(schemaOf(z.object({ ...row.result, ok: z.literal(true) })), schemas);
  return {
    operationId: method === row.method ? name : `${name}.${method.toLowerCase()}`,
    summary: row.summary,
    description: `Source: ${withCitedFiles(row.source)}.`,
    tags: [name.split(".")[0]],
    security: row.auth.map((kind) => securityOf[kind]),
    ...(inQuery
      ? { parameters }
      : { requestBody: { required: required.size > 0, content: { "application/json": { schema: input } } } }),
    responses: {
      200: { description: "Success.", content: { "application/json": { schema: answer } } },
      default: {
        description: describeErrors(row),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

/** Describes a query parameter. Objects are sent as JSON, not as one parameter per key, OpenAPI's default `form`. */
const queryParameter = (name: string, { description, ...schema }: Schema, required: boolean) => ({
  name,
  in: "query",
  description,
  required,
  ...(schema.type === "object" ? { content: { "application/json": { schema } } } : { schema }),
});

/** Moves `$defs` to the document's components, and points references there. */
function localise({ $defs = {}, ...schema }: Schema & { $schema?: string }, schemas: Record<string, unknown>): Schema {
  const move = (part: unknown) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema;
  for (const [name, definition] of Object.entries($defs)) schemas[name] = move(definition);
  const { $schema: _dialect, ...rest } = schema;
  return move(rest);
}

const describeErrors = ({ errors = [] }: Call) =>
  `Refused. ${errors.length ? `Types to expect: ${errors.join(", ")}; also` : "Types to expect:"} invalid_input, unauthorized, internal_server_error.`;

const bearer = (description: string) => ({ type: "http", scheme: "bearer", description });
const securitySchemes = {
  client_session: bearer("A client session token, `seam_cst1…`, also sent as the header `client-session-token`."),
  api_key: bearer("An API key, `seam_…`."),
  access_token: bearer("A personal access token, `seam_at1…`, with the header `seam-workspace`."),
  console_session: bearer("A console JWT, with the header `seam-workspace`."),
  sandbox_key: bearer("The key of a sandbox's controls, `seam_sbx1…`, which may do nothing else."),
  publishable_key: {
    type: "apiKey",
    in: "header",
    name: "seam-publishable-key",
    description: "A publishable key, `seam_pk1…`.",
  },
};
const securityOf: Record<CredentialKind, Record<string, string[]>> = {
  client_session: { client_session: [] },
  customer_session: { client_session: [] },
  api_key: { api_key: [] },
  access_token: { access_token: [] },
  console_session: { console_session: [] },
  publishable_key: { publishable_key: [] },
  sandbox_key: { sandbox_key: [] },
  none: {},
};

const errorSchema = {
  type: "object",
  description: "The error envelope (docs/api/platform-api.md §1.7).",
  required: ["ok", "error"],
  properties: {
    ok: { const: false },
    error: {
      type: "object",
      required: ["type", "message"],
      properties: {
        type: { type: "string", description: "Machine-readable code." },
        message: { type: "string", description: "Human-readable text." },
        data: { description: "Often echoes the ids that were not found." },
        validation_errors: {
          type: "object",
          description: "For `invalid_input`: `_errors` at each level, one key per field.",
        },
        request_id: { type: "string" },
      },
    },
  },
};
