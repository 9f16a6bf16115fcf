// Chooses the encoding of an answer by the request's Accept-Encoding (RFC 9110 §12.5.3).
export type Encoding = "br" | "gzip";

/** Best encoding; `undefined` for none. */
export function encodingFor(accept: string | null): Encoding | undefined {
  if (!accept) return undefined;
  const weights = new Map(accept.split(",").map(weightIn));
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}

function weightIn(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
  const weight = parameters.find((each) => each.startsWith("q="))?.slice(2);
  return [name === "x-gzip" ? "gzip" : name, weight === undefined ? 1 : Number(weight) || 0];
}
