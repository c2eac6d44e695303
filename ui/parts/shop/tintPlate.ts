import type { CSSProperties } from 'react';
import { mainColour } from '#domain/shop/logoColour.ts';
import { whenIdle } from '../../kit/whenIdle.ts';

/** Of a plate whose logo's colour is known; React sets it through the CSSOM, as the policy wants. */
export function plateStyle(colour: string | null): CSSProperties | undefined {
  return colour === null ? undefined : ({ '--logo': colour } as CSSProperties);
}

/** Of each logo that has been read, by its address; null for one without a colour. */
const known = new Map<string, string | null>();

/** In pixels, each way: enough for a colour, and read in no time. */
const SIDE = 8;

/**
 * Gives the plate under a logo its colour, in a moment without work. A logo of another origin cannot be read: its plate
 * stays as it is.
 */
export function tintPlate(image: HTMLImageElement): void {
  const plate = image.parentElement;
  if (plate === null || plate.style.getPropertyValue('--logo') !== '') return;
  if (new URL(image.currentSrc || image.src, document.baseURI).origin !== window.location.origin) return;
  const { src } = image;
  const tint = () => {
    const colour = known.get(src) ?? null;
    if (colour !== null) plate.style.setProperty('--logo', colour);
  };
  if (known.has(src)) {
    tint();
    return;
  }
  whenIdle(() => {
    if (!known.has(src)) known.set(src, colourOf(image));
    tint();
  });
}

function colourOf(image: HTMLImageElement): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  try {
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return mainColour(context.getImageData(0, 0, SIDE, SIDE).data);
  } catch {
    // Some engines draw no SVG without a size, and some people's browsers let no page read a canvas.
    return null;
  }
}
