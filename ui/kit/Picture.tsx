import { type ComponentProps, type ReactNode, useState } from 'react';
import { doubled } from '#domain/link/doubled.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'onError' | 'srcSet'> {
  src: string;
  alt: string;
  /** Another picture for screens that the media query matches; null if there can be one and is none. */
  wide?: { media: string; src: string } | null;
  /** Drawn if the picture cannot be loaded. */
  otherwise?: ReactNode;
}

/**
 * A picture of a site or an answer. Sharp screens get a raster picture in twice its size, `name@2x.ext`; where that is
 * missing, the usual one.
 */
export function Picture({ wide, otherwise, alt, ...image }: PictureProps) {
  const { src } = image;
  // What has failed, in order: the larger size, then the picture.
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
