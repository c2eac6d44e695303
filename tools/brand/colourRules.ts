import { atLightness, contrast, lightness } from '#ui/theme/colour.ts';
import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';

/** What WCAG 2.2 AA asks of text. */
export const TEXT_CONTRAST = 4.5;
const STEP = 0.005;
const WHITE = '#ffffff';

const onWhite = (colour: string): number => contrast(WHITE, colour);

/** The same hue, only as much darker as white text needs. */
export function darkEnough(colour: string): string {
  const start = lightness(colour);
  for (let darker = start; darker > 0; darker -= STEP) {
    const found = darker === start ? colour : atLightness(colour, darker);
    if (onWhite(found) >= TEXT_CONTRAST) return found;
  }
  return '#000000';
}

/** A pale colour is allowed, but the file must then say what buttons look like. */
export function colourFaults({ brandingColor, actionColor }: Answers): readonly Fault[] {
  const told = (colour: string) =>
    `White text has a contrast of only ${onWhite(colour).toFixed(1)} on ${colour}; it needs ${TEXT_CONTRAST}.`;
  if (typeof actionColor === 'string') {
    if (onWhite(actionColor) >= TEXT_CONTRAST) return [];
    const remedy = `The nearest colour that passes is ${darkEnough(actionColor)}.`;
    return [faultAt('actionColor', told(actionColor), remedy)];
  }
  if (actionColor === null || onWhite(brandingColor) >= TEXT_CONTRAST) return [];
  const remedy = `Add "actionColor": "${darkEnough(brandingColor)}", the nearest colour that passes, or "actionColor": null if the buttons may have dark text.`;
  return [faultAt('brandingColor', told(brandingColor), remedy)];
}
