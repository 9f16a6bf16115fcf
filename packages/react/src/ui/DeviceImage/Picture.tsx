import { type ReactNode, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";

interface PictureProps {
  url: string | undefined;
  className: `seam-${string}`;
  /** Width and height in CSS pixels before it has loaded. */
  size: number;
  /** Shown without a picture, or when it does not load. */
  children: ReactNode;
}

/** A decorative picture, without alternative text: what it shows is always named beside it. */
export function Picture({ url, className, size, children }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // When the address changes, the browser would show the former picture until the new one is there: it is taken away
  // first.
  useBrowserLayoutEffect(() => {
    const { current } = image;
    if (current?.complete !== false) return;
    current.removeAttribute("src");
    current.src = url as string;
  }, [url]);
  if (!url || failed === url) return children;
  return (
    <img
      ref={image}
      className={className}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}
