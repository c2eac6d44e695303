import type { PageElement } from '../dom/PageElement.ts';
import { PageAnchor } from '../dom/widgets.ts';
import type { Random } from '../platform/random.ts';
import type { Screen } from '../reading/Screen.ts';
import type { Tab } from '../Tab.ts';
import { press } from './press.ts';
import type { Step } from './step.ts';

/** The chance that a user whom a page offers help seeks it. */
const SEEKS_HELP = 0.1;
/** The chance that a user who has unfolded the link to it follows it. */
const FOLLOWS = 0.7;

/** The user follows a link to help in what the page is about, or unfolds one; else null. */
export function proposeHelp(tab: Tab, { main, pressables }: Screen, random: Random): Step | null {
  const inMain = pressables.filter(({ element }) => main.contains(element));
  const link = inMain.find(({ element }) => isHelp(element));
  const help = link ?? inMain.find(({ element }) => unfoldsHelp(element));
  const isUnfolded = link !== undefined && link.element.closest('details') !== null;
  if (help === undefined || random.next() >= (isUnfolded ? FOLLOWS : SEEKS_HELP)) return null;
  return press(tab, help, random);
}

const isHelp = (element: PageElement): boolean =>
  element instanceof PageAnchor && new URL(element.href).pathname.startsWith('/help');

const unfoldsHelp = (element: PageElement): boolean =>
  element.localName === 'summary' && [...(element.parentElement?.querySelectorAll('a') ?? [])].some(isHelp);
