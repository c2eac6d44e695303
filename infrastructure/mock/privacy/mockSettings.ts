import type { ConsentOptions } from '#application/ports/consent.ts';
import { CONSENT_CATEGORIES } from '#domain/site/consentCategories.ts';
import { button, element } from '../element.ts';
import type { Decision } from './decision.ts';
import './mockConsent.scss';

export function openMockSettings(
  { siteId, key }: ConsentOptions,
  decision: Decision,
  onSave: (decision: Decision) => void,
): void {
  const boxes = CONSENT_CATEGORIES.map((name) =>
    element('input', { type: 'checkbox', name, checked: decision.includes(name) }),
  );
  const save = (): void => {
    dialog.close();
    onSave(CONSENT_CATEGORIES.filter((_, at) => boxes[at]?.checked));
  };
  const dialog = element(
    'dialog',
    { className: 'mock-consent-settings', lang: 'en' },
    element('h2', { id: 'mock-consent-title' }, 'Privacy settings (mock)'),
    element('p', {}, `Site ${siteId}, key ${key}`),
    element(
      'div',
      {},
      ...boxes.map((box) => element('label', {}, box, box.name)),
      button('Save', save),
      button('Close', () => dialog.close()),
    ),
  );
  dialog.setAttribute('aria-labelledby', 'mock-consent-title');
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
