import type { ReactNode } from 'react';
import { Picture } from '../../kit/Picture.tsx';

interface ShopLogoProps {
  src: string;
  className?: string | undefined;
  /** `lazy`: fetched only when it comes near the screen. `first`: before others, since the page is opened with it in sight. */
  fetched?: 'lazy' | 'first';
  /** Drawn if the picture cannot be loaded: the shop's name. */
  otherwise: ReactNode;
}

/** A shop's logo, decorative: the name stands beside it. */
export function ShopLogo({ src, className, fetched, otherwise }: ShopLogoProps) {
  return (
    <Picture
      src={src}
      className={className}
      alt=""
      width={240}
      height={160}
      {...(fetched === 'lazy' && { loading: 'lazy', decoding: 'async' })}
      {...(fetched === 'first' && { fetchPriority: 'high' })}
      otherwise={otherwise}
    />
  );
}
