import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PictureArea } from '#domain/site/pictureArea.ts';
import type { Answers } from './answers.ts';
import { DRAWN_FOCUS, drawnFavicon, drawnKeyVisual, drawnLogo } from './drawPictures.ts';
import { type Fault, faultAt } from './faults.ts';
import { svgFaults } from './svgRules.ts';

/** The widest part that a layout shows upright at a desk. */
const WIDEST_FOCUS = { modern: 0.57, classic: 0.6, restaurant: 1 };

/** Those that may have a second file for the dark scheme, `<name>Dark`. */
export const DARKENED = ['keyVisual', 'keyVisualDesk', 'logo'] as const;
const NAMES = [...DARKENED, 'favicon', 'logoDark', 'keyVisualDark', 'keyVisualDeskDark'] as const;
type PictureName = (typeof NAMES)[number];

/** The drawings of a brand by name, and what must be seen of the key visual. */
export interface Pictures {
  readonly files: ReadonlyMap<PictureName, string>;
  readonly focus: PictureArea;
  /** Those that stand in for missing ones. */
  readonly drawn: readonly PictureName[];
}

/** Reads the given pictures, relative to the folder of the answers, and draws those that are left out. */
export function picturesOf(
  answers: Answers,
  folder: string,
): { pictures: Pictures; faults: readonly Fault[] } {
  const given = answers.pictures ?? {};
  const faults: Fault[] = [];
  const files = new Map<PictureName, string>();
  for (const name of NAMES) {
    const path = given[name];
    if (path === undefined) continue;
    const at = `pictures.${name}`;
    if (!existsSync(resolve(folder, path))) {
      faults.push(
        faultAt(
          at,
          `There is no file ${path} beside the answers.`,
          'Write the path from the answers file, or leave it out.',
        ),
      );
      continue;
    }
    const svg = readFileSync(resolve(folder, path), 'utf8');
    files.set(name, svg);
    const found = svgFaults(name, svg);
    faults.push(...found.map(({ reason, remedy }) => faultAt(at, reason, remedy)));
  }
  faults.push(...focusFaults(answers), ...darkFaults(answers));
  const drawings = { logo: drawnLogo, favicon: drawnFavicon, keyVisual: drawnKeyVisual };
  const drawn = (['logo', 'favicon', 'keyVisual'] as const).filter((name) => given[name] === undefined);
  for (const name of drawn) files.set(name, drawings[name](answers));
  return { pictures: { files, drawn, focus: answers.keyVisualFocus ?? DRAWN_FOCUS }, faults };
}

function darkFaults({ pictures = {}, dark }: Answers): readonly Fault[] {
  return DARKENED.filter((name) => pictures[`${name}Dark`] !== undefined).flatMap((name) => {
    const at = `pictures.${name}Dark`;
    if (dark === 'off')
      return [faultAt(at, 'The brand has no dark colours.', 'Remove it, or remove "dark": "off".')];
    if (pictures[name] !== undefined) return [];
    return [faultAt(at, `There is no pictures.${name} that it belongs to.`, `Add pictures.${name}.`)];
  });
}

function focusFaults({ pictures = {}, keyVisualFocus: focus, layout }: Answers): readonly Fault[] {
  const hasDesk = pictures.keyVisualDesk !== undefined;
  if (layout === 'restaurant' && !hasDesk) {
    const reason = 'The restaurant layout has a banner on wide screens, which no drawing fits by itself.';
    return [
      faultAt(
        'layout',
        reason,
        'Add "pictures": {"keyVisual": "…", "keyVisualDesk": "…"}, or choose another layout.',
      ),
    ];
  }
  if ((pictures.keyVisual === undefined) !== (focus === undefined)) {
    const at = focus === undefined ? 'pictures.keyVisual' : 'keyVisualFocus';
    const remedy =
      focus === undefined
        ? 'Add "keyVisualFocus": {"left": 0.3, "top": 0.2, "right": 0.8, "bottom": 0.8}, by your picture.'
        : 'Remove it, or add pictures.keyVisual.';
    return [faultAt(at, 'A key visual of your own and keyVisualFocus belong together.', remedy)];
  }
  if (focus === undefined) return [];
  const width = focus.right - focus.left;
  if (width <= 0 || focus.bottom <= focus.top) {
    return [
      faultAt(
        'keyVisualFocus',
        'The part that must be seen has no area.',
        'Let right be more than left, and bottom more than top.',
      ),
    ];
  }
  if (hasDesk || width <= WIDEST_FOCUS[layout]) return [];
  const reason = `The part that must be seen is ${width.toFixed(2)} of the width; the ${layout} layout shows at most ${WIDEST_FOCUS[layout]} of it at a desk.`;
  return [faultAt('keyVisualFocus', reason, 'Name a narrower part, or add pictures.keyVisualDesk.')];
}
