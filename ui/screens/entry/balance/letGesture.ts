import { gesturing } from '#domain/site/gesture.ts';
import type { Shared } from '../../../session/shared.ts';

/**
 * Lets the picture beside the card make the gesture that it was drawn with, once. Pictures without one, of other hosts
 * or out of sight stay as they are.
 */
export async function letGesture(card: Element, readDrawing: Shared['readDrawing']): Promise<void> {
  const picture = card.closest('[data-pictured]')?.querySelector('picture');
  const image = picture?.querySelector('img');
  if (!picture || !image?.clientHeight || !isOwn(image.currentSrc)) return;
  const shown = image.currentSrc;
  const moving = gesturing((await readDrawing(shown)) ?? '');
  // The screen may have turned or darkened meanwhile.
  if (moving === null || image.currentSrc !== shown) return;
  const address = `data:image/svg+xml,${encodeURIComponent(moving)}`;
  // Only the file that is shown, so that another scheme or width still finds its own.
  const source = [...picture.querySelectorAll('source')].find(({ srcset }) => isThat(srcset, shown));
  if (source) source.srcset = address;
  else image.src = address;
}

function isOwn(address: string): boolean {
  return address.startsWith(`${window.location.origin}/`);
}

function isThat(address: string, shown: string): boolean {
  return new URL(address, document.baseURI).href === shown;
}
