import type { Site } from '#domain/site/site.ts';
import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';
import type { Known } from './known.ts';

/** Files in `sites/` that are no brand's. */
const TAKEN_FILES = ['index', 'defaults', 'bank'];

type Unique = readonly [at: string, value: unknown, of: (site: Site) => unknown];

/** Brands are told apart by these, by the app, the operator's system and the tests. */
export function uniqueFaults(answers: Answers, { sites }: Known): readonly Fault[] {
  const { id, brand, brandingColor, voucherCategory, captcha } = answers;
  const unique: readonly Unique[] = [
    ['id', id, (site) => site.id],
    ['brand', brand, (site) => site.brand],
    ['brandingColor', brandingColor, (site) => site.brandingColor],
    ['voucherCategory', voucherCategory, (site) => site.voucherCategory],
    ['captcha.siteKey', captcha.siteKey, (site) => site.captcha.siteKey],
  ];
  const highest = Math.max(...sites.map((site) => site.voucherCategory));
  const remedy = (at: string) =>
    at === 'voucherCategory' ? `Ask the operator; the highest so far is ${highest}.` : 'Choose another one.';
  return [
    ...unique.flatMap(([at, value, of]) => {
      const owner = sites.find((site) => of(site) === value);
      return owner === undefined
        ? []
        : [faultAt(at, `“${String(value)}” belongs to ${owner.id}.`, remedy(at))];
    }),
    ...(TAKEN_FILES.includes(id)
      ? [faultAt('id', `sites/${id}.ts is another file.`, 'Choose another id.')]
      : []),
    ...answers.domains.flatMap((domain, index) => {
      const owner = sites.find((site) => site.domains.includes(domain))?.id;
      const isTwice = answers.domains.indexOf(domain) < index;
      if (owner === undefined && !isTwice) return [];
      const reason = owner === undefined ? `“${domain}” is there twice.` : `“${domain}” belongs to ${owner}.`;
      return [faultAt(`domains.${index}`, reason, 'Remove it.')];
    }),
  ];
}
