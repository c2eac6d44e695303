import { z } from 'zod';
import { picture } from './answerParts.ts';

/** The drawings that a person has for a new brand. */
export const picturesSchema = z
  .strictObject({
    logo: picture.optional().describe('On a light ground; under 15 kB.'),
    logoDark: picture
      .optional()
      .describe('The same for the dark scheme; else a light plate is behind the logo.'),
    favicon: picture.optional().describe('Under 25 kB.'),
    keyVisual: picture.optional().describe('1200 × 800; under 25 kB. Needs keyVisualFocus.'),
    keyVisualDark: picture.optional().describe('The same for the dark scheme; else it is dimmed there.'),
    keyVisualDesk: picture.optional().describe('For wide screens; the restaurant layout needs it.'),
    keyVisualDeskDark: picture.optional().describe('The same for the dark scheme.'),
  })
  .optional()
  .describe(
    'Your drawings, as paths from this file. What is left out is drawn from name and colour, to be replaced.',
  );
