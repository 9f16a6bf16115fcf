/** Signs Jane in on the pages of the hosted flow, as her browser would. */
export async function signIn({ connect_webview: { url } }) {
  for (const fields of [{ accept: "" }, { email: "jane@example.com", password: "1234" }])
    await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}
