import { type ReactNode, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";

interface PictureProps {
  url: string | undefined;
  className: `seam-${string}`;
  /** Width and height before the picture has loaded, in CSS pixels. */
  size: number;
  /** Shown without a picture, or if it fails to load. */
  children: ReactNode;
}

/** Decorative picture without alternative text, because its subject is always named beside it. */
export function Picture({ url, className, size, children }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // After a change of address, a browser would show the old picture until the new one has loaded, so it is removed
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
