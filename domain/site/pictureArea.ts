/** Edges as fractions of the picture's width and height. */
export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A strip across the whole picture: its edges as fractions of the height. */
export type PictureBand = Pick<PictureArea, 'top' | 'bottom'>;

/** CSS `object-position`: a frame with room for `area` shows all of it, a smaller frame only parts of it. */
export function framing({ left, top, right, bottom }: PictureArea): string {
  return `${share(left, right)}% ${share(top, bottom)}%`;
}

function share(start: number, end: number): number {
  const room = 1 - (end - start);
  return room > 0 ? Math.round((start / room) * 100) : 50;
}
