import type { PixelSize } from './pixelSize.ts';

/** An area of a picture that is painted over, in parts of the picture's width and height, each from 0 to 1. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What of an area can be set by itself. */
export const COVER_SIDES = ['left', 'top', 'width', 'height'] as const;
export type CoverSide = (typeof COVER_SIDES)[number];

/** A spot on a picture, in parts of its width and height; outside of it below 0 or above 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An area is never narrower or lower than this: it would cover nothing, and nobody could see it. */
const LEAST = 0.02;

/** The area that is begun with where nothing was drawn: in the middle, to be put into its place. */
export const FIRST_COVER: Cover = { left: 0.35, top: 0.45, width: 0.3, height: 0.1 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns the area between two opposite corners, as far as it is on the picture; null if it is too small to be meant. */
export function coverBetween(one: Spot, other: Spot): Cover | null {
  const [left, width] = stretch(one.x, other.x);
  const [top, height] = stretch(one.y, other.y);
  return width < LEAST || height < LEAST ? null : { left, top, width, height };
}

/** Where what lies between two places begins on the picture, and how long it is there. */
function stretch(one: number, other: number): readonly [number, number] {
  const from = within(Math.min(one, other), 0, 1);
  return [from, within(Math.max(one, other), 0, 1) - from];
}

/** The least that each side can be, and the side that with it makes up at most the whole. */
const LIMITS = {
  left: { least: 0, beside: 'width' },
  top: { least: 0, beside: 'height' },
  width: { least: LEAST, beside: 'left' },
  height: { least: LEAST, beside: 'top' },
} as const satisfies Record<CoverSide, unknown>;

/**
 * Returns the area with one side set. It stays on the picture: one that is moved stops at the edge with its size, one
 * that grows does so up to the edge.
 */
export function withSide(cover: Cover, side: CoverSide, value: number): Cover {
  const { least, beside } = LIMITS[side];
  return { ...cover, [side]: within(value, least, 1 - cover[beside]) };
}

/** An area of a picture in whole pixels. */
interface PixelArea extends PixelSize {
  readonly left: number;
  readonly top: number;
}

/** Returns an area in pixels of a picture of that size: every one that it touches. */
export function pixelsOf(cover: Cover, { width, height }: PixelSize): PixelArea {
  const left = Math.floor(cover.left * width);
  const top = Math.floor(cover.top * height);
  return {
    left,
    top,
    width: Math.min(width, Math.ceil((cover.left + cover.width) * width)) - left,
    height: Math.min(height, Math.ceil((cover.top + cover.height) * height)) - top,
  };
}
