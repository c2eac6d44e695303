import { type ComponentProps, type ReactNode, useState } from 'react';
import { doubled } from '#domain/link/doubled.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'onError' | 'srcSet'> {
  src: string;
  alt: string;
  /** Another picture for screens that match the media query; null if the page may have one but has none. */
  wide?: { media: string; src: string } | null;
  /** Fallback if the picture fails to load. */
  otherwise?: ReactNode;
}

/** High-density screens load the raster picture `name@2x.ext`, and fall back to `src` if that is missing. */
export function Picture({ wide, otherwise, alt, ...image }: PictureProps) {
  const { src } = image;
  // What has failed: first `<src> 2x`, then `<src>`.
  const [failed, setFailed] = useState<string>();
  if (failed === src) return <>{otherwise}</>;
  const large = failed === `${src} 2x` ? () => null : largeOf;
  const largeFails = [src, wide?.src ?? ''].some(large);
  const drawn = (
    <img
      {...image}
      alt={alt}
      srcSet={large(src) ?? undefined}
      onError={() => setFailed(largeFails ? `${src} 2x` : src)}
    />
  );
  if (wide === undefined) return <>{drawn}</>;
  return (
    <picture>
      {wide && <source media={wide.media} srcSet={large(wide.src) ?? wide.src} />}
      {drawn}
    </picture>
  );
}

function largeOf(src: string): string | null {
  const large = doubled(src);
  return large && `${src}, ${large} 2x`;
}
