// The test logins. Tries are counted for a login in any spelling, and an invalid login is wrong.
import { describe, expect, it } from "vitest";
import { openingFlow } from "./flow.ts";
import { loginTried } from "./login-failures.ts";
import { loginOf } from "./logins.ts";

const countedAs = (provider: string, answers: Record<string, string>) =>
  loginTried("w", { ...openingFlow, pane: "login", provider }, answers)?.login;

describe("tries count for one login, however it is written", () => {
  it.each([
    [
      "august",
      { email: "jane@example.com" },
      [" Jane@Example.com", "+11111111111", "+1 (111) 111-1111", "+1.111.1111111"],
    ],
    ["schlage", { email: "jane@example.com" }, ["JANE@example.com "]],
    ["doorking", { phone: "+18888888888" }, ["+1 888 888 8888", "+1-888-888-8888"]],
    ["linear", { phone: "+18888888888" }, ["(+1) 888 888 8888"]],
    ["hubitat", { api_url: "https://www.example.com/?access_token=1" }, ["https://www.example.com/x?access_token=2"]],
  ] as [string, Record<string, string>, string[]][])("at %s", (provider, plain, written) => {
    const [field = ""] = Object.keys(plain);
    expect(countedAs(provider, plain)).toBeDefined();
    for (const each of written) expect(countedAs(provider, { [field]: each })).toBe(countedAs(provider, plain));
    expect(countedAs(provider, {})).toBeUndefined();
  });

  it("whatever is typed beside a master code", () => {
    const phone = "+18888888888";
    for (const [provider, field] of [
      ["doorking", "serial"],
      ["doorking", "tone"],
      ["linear", "unit"],
    ] as const)
      expect(countedAs(provider, { phone, [field]: "7" })).toBe(countedAs(provider, { phone }));
  });

  it("and another login is another", () => {
    expect(countedAs("august", { email: "+12222222222" })).not.toBe(countedAs("august", { email: "+11111111111" }));
  });
});

it.each(["constructor", "__proto__", "toString", "+", "\u{1F511}"])("%s is no login of anybody", (email) => {
  expect(loginOf("august").check({ email, password: "1234" })).toBe("BAD_CREDENTIALS");
});
