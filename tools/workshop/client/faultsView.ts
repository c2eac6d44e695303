import type { Fault } from '../form/checked.ts';
import { element } from './element.ts';
import { idAt } from './fieldView.ts';

/** Shows each fault at its field, or at the nearest field around it. */
export function showFaults(form: HTMLElement, faults: readonly Fault[]): void {
  const places = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-faults-at]')].map((place) => [
      place.dataset['faultsAt'],
      place,
    ]),
  );
  for (const place of places.values()) place.replaceChildren();
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
  for (const { path, reason, remedy } of faults) {
    let at = path;
    while (at.length > 0 && !places.has(at.join('.'))) at = at.slice(0, -1);
    places.get(at.join('.'))?.append(element('p', {}, `${reason} ${remedy}`));
    const control = document.getElementById(idAt(at));
    if (control?.matches('input, select, textarea') === true) control.setAttribute('aria-invalid', 'true');
  }
}

export function countOf({ length }: readonly Fault[]): string {
  if (length === 0) return 'No faults';
  return length === 1 ? '1 fault' : `${length} faults`;
}

/** All of them, with a link to each field. */
export function faultList(faults: readonly Fault[]): HTMLElement {
  if (faults.length === 0)
    return element(
      'p',
      { className: 'sound' },
      'This brand can be added: npm run brand -- check finds nothing.',
    );
  const items = faults.map(({ path, reason }) => {
    const link = element('a', { href: `#${idAt(path)}` }, path.join('.') || 'the file');
    return element('li', {}, link, ` ${reason}`);
  });
  return element(
    'details',
    { className: 'all-faults', open: true },
    element('summary', {}, countOf(faults)),
    element('ul', {}, ...items),
  );
}
