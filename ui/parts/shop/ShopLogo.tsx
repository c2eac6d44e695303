import type { ReactNode } from 'react';
import { Picture } from '../../kit/Picture.tsx';

interface ShopLogoProps {
  src: string;
  className?: string | undefined;
  /** True if the picture is fetched only when it comes near the screen. */
  lazy?: boolean;
  /** Drawn if the picture cannot be loaded: the shop's name. */
  otherwise: ReactNode;
}

/** A shop's logo, decorative: the name stands beside it. */
export function ShopLogo({ src, className, lazy = false, otherwise }: ShopLogoProps) {
  return (
    <Picture
      src={src}
      className={className}
      alt=""
      width={240}
      height={160}
      {...(lazy && { loading: 'lazy', decoding: 'async' })}
      otherwise={otherwise}
    />
  );
}
