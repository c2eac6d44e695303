import { words } from './words.ts';

const SIDES = words('Alt, Neu, Ober, Unter, Nord, Süd, West, Ost, Hoch, Klein');
const SIGHTS = words('markt, tor, hafen, brücke, feld, anger, see, wald, mühle, park');

/** Quarters of an invented town, a hundred of them: where the branches of a brand are. */
export const PLACES: readonly string[] = SIGHTS.flatMap((sight) => SIDES.map((side) => side + sight));
