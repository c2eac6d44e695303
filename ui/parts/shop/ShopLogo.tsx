import { type ReactNode, useState } from 'react';

interface ShopLogoProps {
  src: string;
  srcSet?: string | undefined;
  className?: string | undefined;
  /** True if the picture is fetched only when it comes near the screen. */
  lazy?: boolean;
  /** Drawn if the picture cannot be loaded: the shop's name. */
  otherwise: ReactNode;
}

/** A shop's logo, decorative: the name stands beside it. */
export function ShopLogo({ src, srcSet, className, lazy = false, otherwise }: ShopLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return <>{otherwise}</>;
  return (
    <img
      src={src}
      srcSet={srcSet}
      className={className}
      alt=""
      width={240}
      height={160}
      {...(lazy && { loading: 'lazy', decoding: 'async' })}
      onError={() => setBroken(src)}
    />
  );
}
