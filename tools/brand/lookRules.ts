import { COMMON_COMPOSITION, COMPOSITIONS, type Look, SHAPES, allows } from '#domain/site/look.ts';
import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';
import type { Known } from './known.ts';

/** Answers that name both composition and shape. */
export type LookedAnswers = Answers & Look;

/** A composition that the layout does not allow, or the look of another brand. */
export function lookFaults(answers: Answers, { sites }: Known): readonly Fault[] {
  const { composition, shape, layout } = answers;
  if (composition !== undefined && !allows(layout, composition)) {
    const allowed = COMPOSITIONS.filter((each) => allows(layout, each)).join(', ');
    return [
      faultAt(
        'composition',
        `The ${layout} layout does not allow the composition “${composition}”.`,
        `Choose one of: ${allowed}.`,
      ),
    ];
  }
  const [free] = freeLooks(answers, sites);
  if (free !== undefined) return [];
  const at = (['composition', 'shape'] as const).find((field) => answers[field] !== undefined) ?? 'layout';
  const twin = sites.find((site) => site.composition === composition && site.shape === shape);
  const reason =
    twin === undefined
      ? `Every look of this ${at} belongs to another brand.`
      : `“${composition}” with “${shape}” is the look of ${twin.id}.`;
  const [other] = freeLooks({ layout }, sites);
  const remedy =
    other === undefined
      ? 'Design a composition or a shape: domain/site/look.ts.'
      : `Choose another pair, such as “${other.composition}” with “${other.shape}”.`;
  return [faultAt(at, reason, remedy)];
}

/** With the first free look that fits, where the answers leave it open; with a common one if there is none. */
export function withLook(answers: Answers, { sites }: Known): LookedAnswers {
  const { layout, composition = COMMON_COMPOSITION[layout], shape = SHAPES[0] } = answers;
  const [look = { composition, shape }] = freeLooks(answers, sites);
  return { ...answers, ...look };
}

function freeLooks(
  { layout, composition, shape }: Pick<Answers, 'layout' | 'composition' | 'shape'>,
  sites: Known['sites'],
): readonly Look[] {
  const compositions = COMPOSITIONS.filter((each) => allows(layout, each));
  return (composition === undefined ? compositions : [composition]).flatMap((one) =>
    (shape === undefined ? SHAPES : [shape])
      .filter((other) => !sites.some((site) => site.composition === one && site.shape === other))
      .map((other) => ({ composition: one, shape: other })),
  );
}
