import type { SiteLayout } from '#domain/site/layout.ts';
import { contrast } from '#ui/theme/colour.ts';
import { deriveTheme } from '#ui/theme/deriveTheme.ts';
import { SURFACES, type Scheme } from '#ui/theme/surfaces.ts';
import { darkEnough, TEXT_CONTRAST } from '../../brand/colourRules.ts';

/** What WCAG 2.2 AA asks of edges. */
const EDGE_CONTRAST = 3;
const WHITE = '#ffffff';

/** A pair of colours that depends on the brand. */
export interface ContrastRow {
  readonly use: string;
  readonly colour: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
  readonly passes: boolean;
  /** An edge, not a text. */
  readonly isEdge: boolean;
  /** The nearest colour that passes, and the field that should have it. */
  readonly nearest?: { readonly field: string; readonly colour: string };
}

export interface Colours {
  readonly light: readonly ContrastRow[];
  readonly dark: readonly ContrastRow[];
}

/** What a brand says of its colours. */
interface Given {
  readonly brandingColor: string;
  readonly actionColor?: string | null | undefined;
  readonly layout: SiteLayout;
}

/** Every pair of colours that depends on the brand, as the app derives them. */
export function contrastTable(colours: Given): Colours {
  return { light: [...given(colours), ...derived(colours, 'light')], dark: derived(colours, 'dark') };
}

/** The colour as it is given: the only one that can fail. What is proposed is the remedy of `npm run brand -- check`. */
function given({ brandingColor, actionColor }: Given): readonly ContrastRow[] {
  // With null the buttons have dark text where white would not be readable.
  if (actionColor === null) return [];
  const colour = actionColor ?? brandingColor;
  const row = rowOf('White text on the colour of buttons', WHITE, colour, TEXT_CONTRAST);
  if (row.passes) return [row];
  return [{ ...row, nearest: { field: 'actionColor', colour: darkEnough(colour) } }];
}

function derived({ brandingColor, actionColor, layout }: Given, scheme: Scheme): readonly ContrastRow[] {
  const [page, ...further] = SURFACES[scheme][layout];
  const theme = deriveTheme(brandingColor, [page, ...further], actionColor ?? '');
  const of = (name: string): string => theme[`--brand-${name}`] ?? '';
  const text = (use: string, colour: string, ground: string) => rowOf(use, colour, ground, TEXT_CONTRAST);
  const [sheet = page, panel = page] = further;
  return [
    text('Text of buttons', of('on-fill'), of('fill')),
    text('Text of buttons under the pointer', of('on-fill'), of('hover')),
    text('Text of pressed buttons', of('on-fill'), of('pressed')),
    text('Links on the page', of('text'), page),
    text('Links on sheets', of('text'), sheet),
    text('Links on quiet panels', of('text'), panel),
    text('Links on the light tint', of('text'), of('tint-8')),
    text('Links on the tint', of('text'), of('tint-16')),
    rowOf('Edges on the page', of('edge'), page, EDGE_CONTRAST),
    rowOf('Edges on quiet panels', of('edge'), panel, EDGE_CONTRAST),
    text('Text on the lighter shade', of('on-light-15'), of('light-15')),
    text('Text on the lightest shade', of('on-light-35'), of('light-35')),
    text('Text on the darker shade', of('on-dark-25'), of('dark-25')),
  ];
}

function rowOf(use: string, colour: string, ground: string, needed: number): ContrastRow {
  const ratio = contrast(colour, ground);
  return { use, colour, ground, ratio, needed, passes: ratio >= needed, isEdge: needed === EDGE_CONTRAST };
}
