import { type ComponentProps, type ReactNode, useState } from 'react';
import { doubled } from '#domain/link/doubled.ts';

export interface PictureSource {
  media: string;
  src: string;
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'onError' | 'srcSet'> {
  src: string;
  alt: string;
  /** Other files, the first that matches the screen is loaded; none if the page may have some but has none. */
  others?: readonly PictureSource[];
  /** Fallback if the picture fails to load. */
  otherwise?: ReactNode;
}

/** High-density screens load the raster picture `name@2x.ext`, and fall back to `src` if that is missing. */
export function Picture({ others, otherwise, alt, ...image }: PictureProps) {
  const { src } = image;
  // What has failed: first `<src> 2x`, then `<src>`.
  const [failed, setFailed] = useState<string>();
  if (failed === src) return <>{otherwise}</>;
  const large = failed === `${src} 2x` ? () => null : largeOf;
  const largeFails = [image, ...(others ?? [])].some((file) => large(file.src));
  const drawn = (
    <img
      {...image}
      alt={alt}
      srcSet={large(src) ?? undefined}
      onError={() => setFailed(largeFails ? `${src} 2x` : src)}
    />
  );
  if (!others) return <>{drawn}</>;
  return (
    <picture>
      {others.map((other) => (
        <source key={other.media} media={other.media} srcSet={large(other.src) ?? other.src} />
      ))}
      {drawn}
    </picture>
  );
}

function largeOf(src: string): string | null {
  const large = doubled(src);
  return large && `${src}, ${large} 2x`;
}
