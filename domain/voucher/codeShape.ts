import { isSpoken } from './codeLabels.ts';
import type { Unlabelled } from './withoutLabel.ts';

/** `likely` is offered, not sent. */
export type Certainty = 'certain' | 'likely' | 'none';

/** In threes or fours, of which the last may be shorter. */
const EVEN = /^(?:3(?:,3)*(?:,[12])?|4(?:,4)*(?:,[123])?)$/;

/** As codes are printed. */
export function isEven(groups: readonly string[]): boolean {
  return EVEN.test(groups.map(({ length }) => length).join(','));
}

/** How sure it is that letters and digits are a code, by their groups and their label. */
export function certaintyOf(
  groups: readonly string[],
  about: Pick<Unlabelled, 'label' | 'hasColon'>,
): Certainty {
  return groups.length === 1 ? ofOne(groups.join(''), about) : ofGroups(groups, about.label);
}

/** A group that is long enough for a code may be all of it. */
function isCodeLong({ length }: string): boolean {
  return length >= 6;
}

function ofOne(code: string, { label, hasColon }: Pick<Unlabelled, 'label' | 'hasColon'>): Certainty {
  if (label === 'none') return 'certain';
  const hasDigit = /\d/.test(code);
  if (hasDigit && label === 'named') return 'certain';
  const isNoWord = hasDigit || code === code.toUpperCase() || /[a-z][A-Z]/.test(code);
  if (label === 'named' && hasColon) return isNoWord ? 'certain' : 'likely';
  return isNoWord ? 'likely' : 'none';
}

function ofGroups(groups: readonly string[], label: Unlabelled['label']): Certainty {
  const code = groups.join('');
  const hasDigit = /\d/.test(code);
  if (label === 'unknown') return hasDigit ? 'likely' : 'none';
  if (/^\d+$/.test(code)) return code.length === 16 && isEven(groups) ? 'certain' : 'likely';
  if (!groups.some((group) => isSpoken(group) || isCodeLong(group))) return 'certain';
  const signs = [isEven(groups), hasDigit, code === code.toUpperCase()].filter(Boolean).length;
  if (!isEven(groups) || signs < 2) return 'none';
  return signs === 3 ? 'certain' : 'likely';
}
