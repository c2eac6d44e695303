import type { ShippedPackage } from './shipped.ts';
import { isAllowed } from './allowed.ts';

interface Noticed extends Pick<ShippedPackage, 'name' | 'version' | 'licence'> {
  readonly texts: readonly string[];
}

const TITLE = 'The software in this site';
const RULE = '-'.repeat(80);

/**
 * The notices that most licences want with every copy (MIT, ISC and BSD name the copyright, Apache and MPL the text).
 * Packages with the same texts share them.
 */
export function noticesOf(packages: readonly Noticed[]): string {
  const byText = new Map<string, Noticed[]>();
  for (const one of packages) {
    const text = one.texts.join('\n\n');
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, sharing]) => {
    const heads = sharing.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return [RULE, ...heads, '', text].join('\n');
  });
  const lead =
    'This site contains the packages below, under the licences that follow. Typefaces: /fonts/licences.txt';
  return `${TITLE}\n${'='.repeat(TITLE.length)}\n\n${lead}\n\n${parts.join('\n\n')}\n`;
}

/** Why a package may not be shipped; undefined if it may. */
export function licenceFault({ licence, texts }: Pick<Noticed, 'licence' | 'texts'>): string | undefined {
  if (licence === '') return 'declares no licence';
  if (!isAllowed(licence))
    return `is under ${licence}, which is not on the list of tools/build/licences/allowed.ts`;
  return texts.length === 0 ? 'comes without the text of its licence' : undefined;
}
