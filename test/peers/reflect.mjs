// Finds the methods of a client on the object itself.

/** Internal members of a client. Its `client` is a function too, but no method. */
export const innerNames = new Set(["client", "defaults", "seam", "request", "requestCtx", "api", "configuration"]);

/** Returns every method as its names from the client on: `["devices", "unmanaged", "list"]`. */
export function methodsOf(client, names = [], depth = 0) {
  if (depth > 4) return [];
  const found = new Set();
  for (let each = client; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each))
      if (name !== "constructor" && !name.startsWith("_")) found.add(name);
  return [...found].flatMap((name) => {
    if (innerNames.has(name)) return [];
    const value = read(client, name);
    if (typeof value === "function") return names.length === 0 ? [] : [[...names, name]];
    const isGroup = value && typeof value === "object" && !Array.isArray(value);
    return isGroup ? methodsOf(value, [...names, name], depth + 1) : [];
  });
}

function read(object, name) {
  try {
    return object[name];
  } catch {
    return undefined;
  }
}

/** Calls a method by its names. */
export function callOf(client, names, args) {
  const group = names.slice(0, -1).reduce((object, name) => object[name], client);
  return group[names.at(-1)](...args);
}

/** Resolves to the outcome of a call: its value, its error, or that it did not end. */
export async function outcome(call, milliseconds = 20_000) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, { error: new Error(`No answer within ${milliseconds / 1000} seconds`) });
  });
  const ended = (async () => {
    try {
      return { value: await call() };
    } catch (error) {
      return { error };
    }
  })();
  const result = await Promise.race([ended, late]);
  clearTimeout(timer);
  return result;
}
