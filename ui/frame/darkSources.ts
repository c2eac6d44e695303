import type { Site } from '#domain/site/site.ts';
import type { PictureSource } from '../kit/Picture.tsx';

/** As in the styles: paper stays light. */
const DARK = 'screen and (prefers-color-scheme: dark)';

/** The file for the dark scheme, if the site has one; `further` narrows the screens. */
export function darkSources(
  { dark, darkPictures }: Pick<Site, 'dark' | 'darkPictures'>,
  src: string,
  further = '',
): PictureSource[] {
  if (dark === 'off' || !darkPictures.includes(src)) return [];
  return [{ media: DARK + further, src: src.replace(/(?=\.\w+$)/, 'Dark') }];
}
