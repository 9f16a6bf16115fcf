// Look and final message of the hosted connect pages (platform-api §3.1).
import { z } from "zod";

/**
 * Whether the text is an https address of a picture. Its host becomes part of the page's content security policy, in
 * which a semicolon or a star, which URLs allow, has a meaning.
 */
function isPicture(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === "https:" && /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(hostname) && username === "" && password === "";
}

/** Colour for CSS, so only hexadecimal digits are accepted. */
export const colourField = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, "Must be a colour such as #2c55d3");

export const pictureAddress = z.string().max(2048).refine(isPicture, "Must be an https address without a login");

const fields = {
  inviter_logo_url: pictureAddress.meta({
    description: "Https address of a picture at the top of the pages. Visitors' browsers fetch it.",
  }),
  logo_shape: z.enum(["circle", "square"]).meta({ description: "Shape of the picture. Default: `square`." }),
  primary_button_color: colourField.meta({ description: "Colour of the buttons, e.g. `#2c55d3`." }),
  primary_button_text_color: colourField.meta({ description: "Colour of the text on the buttons, e.g. `#ffffff`." }),
  success_message: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .meta({ description: "Message to a person whose account was connected, up to 500 characters." }),
};

export const webviewCustomization = z
  .looseObject({
    inviter_logo_url: z.string().optional(),
    logo_shape: z.enum(["circle", "square"]).optional(),
    primary_button_color: z.string().optional(),
    primary_button_text_color: z.string().optional(),
    success_message: z.string().optional(),
  })
  .meta({
    id: "WebviewCustomization",
    description: "Look of the hosted connect pages; absent fields use the defaults.",
  });

/** Change of the customization; null restores a default. */
export const webviewCustomizationInput = z.object({
  inviter_logo_url: fields.inviter_logo_url.nullable().optional(),
  logo_shape: fields.logo_shape.nullable().optional(),
  primary_button_color: fields.primary_button_color.nullable().optional(),
  primary_button_text_color: fields.primary_button_text_color.nullable().optional(),
  success_message: fields.success_message.nullable().optional(),
});

/** Older field names, in calls that create a workspace. */
export const olderCustomization = {
  webview_logo_shape: fields.logo_shape
    .optional()
    .meta({ description: "Older form of `connect_webview_customization.logo_shape`." }),
  webview_primary_button_color: fields.primary_button_color
    .optional()
    .meta({ description: "Older form of `connect_webview_customization.primary_button_color`." }),
  webview_primary_button_text_color: fields.primary_button_text_color
    .optional()
    .meta({ description: "Older form of `connect_webview_customization.primary_button_text_color`." }),
  webview_success_message: fields.success_message
    .optional()
    .meta({ description: "Older form of `connect_webview_customization.success_message`." }),
};
