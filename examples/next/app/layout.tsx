// Layout of all pages: the document with the widgets' stylesheet, so that the first paint is styled.
import "@mortise/react/index.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";

/** Every page shows one user's doors, so none is rendered at build time, and none is cached. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = { icons: "data:," };
export const viewport: Viewport = { colorScheme: "light dark" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main
          style={{ maxWidth: "50rem", margin: "2rem auto", padding: "0 1rem", fontFamily: "system-ui, sans-serif" }}
        >
          {children}
        </main>
      </body>
    </html>
  );
}
