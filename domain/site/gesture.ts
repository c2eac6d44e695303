/** Marks, in a drawing, the movement that its file does not begin (sites/README.md). */
const STILL = 'begin="indefinite"';

/**
 * Returns the drawing (SVG) with its gesture, which begins once the drawing is shown; null for a drawing that never
 * moves.
 */
export function gesturing(drawing: string): string | null {
  return drawing.includes(STILL) ? drawing.replaceAll(STILL, 'begin="0s"') : null;
}
