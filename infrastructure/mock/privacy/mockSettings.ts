import { CONSENT_CATEGORIES, type ConsentWish } from '#application/ports/consent.ts';
import { button } from './button.ts';
import type { Decision } from './decision.ts';
import './mockConsent.scss';

/** Opens the dialog in which each category is ticked by itself. It is gone when it was closed. */
export function openMockSettings(
  { siteId, key }: ConsentWish,
  decision: Decision,
  onSave: (decision: Decision) => void,
): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'mock-consent-settings';
  dialog.lang = 'en';
  dialog.setAttribute('aria-labelledby', 'mock-consent-title');
  const title = document.createElement('h2');
  title.id = 'mock-consent-title';
  title.textContent = 'Privacy settings (mock)';
  const text = document.createElement('p');
  text.textContent = `Site ${siteId}, key ${key}`;
  const ticks = document.createElement('div');
  const boxes = CONSENT_CATEGORIES.map((category) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.name = category;
    box.checked = decision.includes(category);
    const label = document.createElement('label');
    label.append(box, category);
    ticks.append(label);
    return box;
  });
  const save = button('Save', () => {
    dialog.close();
    onSave(CONSENT_CATEGORIES.filter((_, at) => boxes[at]?.checked));
  });
  ticks.append(
    save,
    button('Close', () => dialog.close()),
  );
  dialog.append(title, text, ticks);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
