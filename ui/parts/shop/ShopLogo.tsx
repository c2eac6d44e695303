import type { ReactNode } from 'react';
import { Picture } from '../../kit/Picture.tsx';
import { tintPlate } from './tintPlate.ts';

interface ShopLogoProps {
  src: string;
  className?: string | undefined;
  /** `lazy`: loaded near the viewport. `first`: high priority, because it is in the first view. */
  fetched?: 'lazy' | 'first';
  /** True if the element around it is a plate that takes the logo's colour (`--logo`). */
  tints?: boolean;
  otherwise: ReactNode;
}

/** Decorative: the name is beside it. */
export function ShopLogo({ src, className, fetched, tints = false, otherwise }: ShopLogoProps) {
  return (
    <Picture
      src={src}
      className={className}
      alt=""
      width={240}
      height={160}
      {...(fetched === 'lazy' && { loading: 'lazy', decoding: 'async' })}
      {...(fetched === 'first' && { fetchPriority: 'high' })}
      onLoad={tints ? ({ currentTarget }) => tintPlate(currentTarget) : undefined}
      otherwise={otherwise}
    />
  );
}
