import { ConnectAccountButton, DeviceTable, SeamProvider } from "@mortise/react";
import type { DemoSession } from "./session.ts";

/** The widgets in React: a provider and two components. */
export function FrontDesk({ session }: { session: DemoSession }) {
  return (
    <section className="desk" aria-labelledby="front-desk">
      <div className="desk-head">
        <h2 className="desk-title" id="front-desk">
          At the front desk
        </h2>
        <code className="desk-code" dir="ltr">
          {"<DeviceTable />"}
        </code>
        <span className="desk-kind">React</span>
      </div>
      <SeamProvider
        endpoint={session.endpoint}
        publishableKey={session.publishable_key}
        userIdentifierKey={session.user_identifier_key}
        assetsBaseUrl={session.endpoint}
      >
        <DeviceTable
          grouped
          disableCreateAccessCode={false}
          disableEditAccessCode={false}
          disableDeleteAccessCode={false}
        />
        <div className="desk-foot">
          <bdi>Got a new lock? Connect its account and the door appears here.</bdi>
          <ConnectAccountButton />
        </div>
      </SeamProvider>
    </section>
  );
}
