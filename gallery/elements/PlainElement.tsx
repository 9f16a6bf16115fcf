// A widget as in a page without a framework: an element and its attributes.
import "@mortise/react/elements";
import { createElement, useContext } from "react";
import { LanguageContext } from "../languages.ts";

export interface PlainElementProps {
  tag: `seam-${string}`;
  endpoint: string;
  clientSessionToken: string;
  deviceId?: string | undefined;
  accessCodeId?: string | undefined;
}

export function PlainElement({ tag, endpoint, clientSessionToken, deviceId, accessCodeId }: PlainElementProps) {
  const { locale, messages } = useContext(LanguageContext);
  return createElement(tag, {
    locale,
    messages,
    endpoint,
    "client-session-token": clientSessionToken,
    "device-id": deviceId,
    "access-code-id": accessCodeId,
    "disable-css-injection": "",
    "disable-font-injection": "",
  });
}
