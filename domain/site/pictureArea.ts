/** A part of a picture, its edges as fractions of the picture's width and height. */
export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns how a frame that crops a picture is laid over it, as shares of the room that is left (CSS `object-position`).
 * Every frame with room for `area` shows all of it; a smaller one shows its middle as far as it can.
 */
export function framing({ left, top, right, bottom }: PictureArea): string {
  return `${share(left, right)}% ${share(top, bottom)}%`;
}

function share(start: number, end: number): number {
  const room = 1 - (end - start);
  return room > 0 ? Math.round((start / room) * 100) : 50;
}
