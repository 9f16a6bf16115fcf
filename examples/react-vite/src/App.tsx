// Shows the doors to a signed-in user. The page never has the API key: it requests a token from its own backend, at
// first and whenever the session has ended.
import { DeviceTable, SeamProvider } from "@mortise/react";
import { useEffect, useState } from "react";
import { SignIn } from "./SignIn.tsx";

export function App({ endpoint }: { endpoint: string }) {
  const [isSignedIn, setSignedIn] = useState<boolean>();
  useEffect(() => {
    const ask = async () => setSignedIn((await (await fetch("/signed-in")).text()) === "yes");
    ask().catch(() => setSignedIn(false));
  }, []);
  return (
    <>
      <h1>Front desk</h1>
      {isSignedIn === false && <SignIn onSignedIn={() => setSignedIn(true)} />}
      {isSignedIn && (
        <SeamProvider
          endpoint={endpoint}
          assetsBaseUrl={endpoint}
          getClientSessionToken={getClientSessionToken}
          onSessionExpired={() => setSignedIn(false)}
        >
          <DeviceTable grouped disableCreateAccessCode={false} disableDeleteAccessCode={false} />
        </SeamProvider>
      )}
    </>
  );
}

async function getClientSessionToken(): Promise<string> {
  const response = await fetch("/lock-token", { method: "POST" });
  // Nobody is signed in: the provider then calls `onSessionExpired`.
  if (response.status === 401) return "";
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}
