import type { PixelSize } from './pixelSize.ts';

/** A painted-over area, in fractions of the picture's size from 0 to 1. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const COVER_SIDES = ['left', 'top', 'width', 'height'] as const;
export type CoverSide = (typeof COVER_SIDES)[number];

/** In fractions of the picture's size; below 0 or above 1 outside of it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A smaller area would cover nothing and be invisible. */
const LEAST = 0.02;

export const FIRST_COVER: Cover = { left: 0.35, top: 0.45, width: 0.3, height: 0.1 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Clipped to the picture; null if too small to be intended. */
export function coverBetween(one: Spot, other: Spot): Cover | null {
  const [left, width] = stretch(one.x, other.x);
  const [top, height] = stretch(one.y, other.y);
  return width < LEAST || height < LEAST ? null : { left, top, width, height };
}

function stretch(one: number, other: number): readonly [number, number] {
  const from = within(Math.min(one, other), 0, 1);
  return [from, within(Math.max(one, other), 0, 1) - from];
}

/** `beside`: the side that, added to this one, must not exceed 1. */
const LIMITS = {
  left: { least: 0, beside: 'width' },
  top: { least: 0, beside: 'height' },
  width: { least: LEAST, beside: 'left' },
  height: { least: LEAST, beside: 'top' },
} as const satisfies Record<CoverSide, unknown>;

/** Clamps to the picture: a moved area keeps its size, a growing one stops at the edge. */
export function withSide(cover: Cover, side: CoverSide, value: number): Cover {
  const { least, beside } = LIMITS[side];
  return { ...cover, [side]: within(value, least, 1 - cover[beside]) };
}

interface PixelArea extends PixelSize {
  readonly left: number;
  readonly top: number;
}

/** Rounds outwards, so that every touched pixel is covered. */
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
