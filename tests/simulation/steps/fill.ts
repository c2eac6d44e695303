import { PageInput, PageSelect } from '../dom/controls.ts';
import { typed } from '../dom/press.ts';
import { Screen } from '../reading/Screen.ts';
import type { Tab } from '../Tab.ts';
import { PERSONS } from './persons.ts';
import type { Filling } from './step.ts';

/** Fills in the empty fields, chooses where nothing is chosen, and ticks what must be ticked. False if there is nothing to do. */
export async function fill(tab: Tab, how: Filling): Promise<boolean> {
  const { page } = tab;
  const { engine } = tab.device.world;
  if (page === null) return false;
  const once = async (): Promise<number> => {
    let count = 0;
    for (const act of fillings(new Screen(page), how)) {
      await engine.as(page, act);
      count += 1;
    }
    return count;
  };
  const count = await once();
  // A choice may ask for more.
  if (count > 0) await once();
  await engine.advance(100);
  return count > 0;
}

function* fillings({ fields }: Screen, { person, chooses }: Filling): Iterable<() => void> {
  const groups = new Set(fields.filter(isChosen).map(({ name }) => name));
  for (const field of chooses === 'last' ? fields.toReversed() : fields) {
    if (!field.isConnected || field instanceof PageSelect) continue;
    if (isTick(field)) {
      if (field.type === 'radio' ? groups.has(field.name) : field.checked || !isToTick(field)) continue;
      groups.add(field.name);
      yield () => field.click();
      continue;
    }
    const text = PERSONS[person]?.fields[field.name];
    if (text && field.value === '') yield () => typed(field, text);
  }
}

/** True for a field that is ticked or chosen rather than typed into. */
export const isTick = (field: unknown): field is PageInput =>
  field instanceof PageInput && (field.type === 'checkbox' || field.type === 'radio');

const isChosen = (field: unknown): boolean =>
  field instanceof PageInput && field.type === 'radio' && field.checked;

/** True for a tick that the form needs. Optional ticks ask for other fields. */
export const isToTick = (field: PageInput): boolean =>
  field.hasAttribute('required') ||
  field.getAttribute('aria-required') === 'true' ||
  /confirm|notes|read/i.test(field.name);
