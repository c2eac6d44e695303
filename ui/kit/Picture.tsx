import { type ComponentProps, type ReactNode, useState } from 'react';
import { doubled } from '#domain/link/doubled.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'onError' | 'srcSet'> {
  src: string;
  alt: string;
  /** Another picture for a desk; null if the page may have one but has none. */
  wide?: string | null;
  /** By the path of a picture, the path of another that replaces it in the dark scheme. */
  dark?: Readonly<Record<string, string>> | undefined;
  /** Fallback if the picture fails to load. */
  otherwise?: ReactNode;
}

/** As in the styles: paper stays light. */
const DARK = 'screen and (prefers-color-scheme:dark)';
/** The styles' breakpoint `desk`: picture and form side by side, or the picture as a banner. */
const DESK = '(min-width:64rem)';

/** High-density screens load the raster picture `name@2x.ext`, and fall back to `src` if that is missing. */
export function Picture({ wide, dark, otherwise, alt, ...image }: PictureProps) {
  const { src } = image;
  // What has failed: first `<src> 2x`, then `<src>`.
  const [failed, setFailed] = useState<string>();
  if (failed === src) return <>{otherwise}</>;
  const large = failed === `${src} 2x` ? () => undefined : largeOf;
  const largeFails = large(src) ?? large(wide ?? '');
  const drawn = (
    <img {...image} alt={alt} srcSet={large(src)} onError={() => setFailed(largeFails ? `${src} 2x` : src)} />
  );
  if (wide === undefined && !dark?.[src]) return <>{drawn}</>;
  const source = (media: string, file: string | undefined) =>
    file && <source media={media} srcSet={large(file) ?? file} />;
  return (
    <picture>
      {wide && source(`${DARK} and ${DESK}`, dark?.[wide])}
      {wide && source(DESK, wide)}
      {source(DARK, dark?.[src])}
      {drawn}
    </picture>
  );
}

function largeOf(src: string): string | undefined {
  const large = doubled(src);
  return large ? `${src}, ${large} 2x` : undefined;
}
