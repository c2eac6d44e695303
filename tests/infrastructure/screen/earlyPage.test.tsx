import { beforeEach, expect, it } from 'vitest';
import { EarlyElement } from '#infrastructure/screen/earlyPage.ts';

const FORM = '<main><h1>Gift</h1><form><label>Code <input></label><button>Go</button></form></main>';
const HELP = '<details><summary>Where</summary></details>';

function inPage(markup: string, drawn: string): EarlyElement {
  document.body.innerHTML = `<div id="early">${markup}</div><template></template><div id="root">${drawn}</div>`;
  const [early, root] = [document.getElementById('early'), document.getElementById('root')];
  if (early === null || root === null) throw new Error('no page');
  return new EarlyElement(early, root);
}
const fieldOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id} input`);

beforeEach(() => {
  document.body.innerHTML = '';
});

it('stands until it is left', () => {
  const early = inPage(FORM, FORM);
  expect(early.stands()).toBe(true);
  early.leave();
  early.leave();
  expect(early.stands()).toBe(false);
  expect(document.getElementById('early')).toBeNull();
});

it('hands over what was typed once, whether it still stands or not, and keeps none of it', () => {
  const early = inPage(FORM, FORM);
  const field = fieldOf('early');
  if (field) field.value = 'Ab3';
  early.leave();
  expect(early.takeTyped()).toBe('Ab3');
  expect(early.takeTyped()).toBe('');
  expect(field?.value).toBe('');
});

it('gives focus and selection to the same field of what is drawn, with its letters', () => {
  const early = inPage(FORM, FORM);
  const [field, twin] = [fieldOf('early'), fieldOf('root')];
  if (!field || !twin) throw new Error('no fields');
  field.value = 'Ab3dE6';
  field.focus();
  field.setSelectionRange(2, 4);
  early.takeTyped();
  early.leave();
  expect(document.activeElement).toBe(twin);
  expect(twin.value).toBe('Ab3dE6');
  expect([twin.selectionStart, twin.selectionEnd]).toEqual([2, 4]);
});

it('keeps the focus of a button, and what was opened', () => {
  const early = inPage(FORM + HELP, FORM + HELP);
  document.querySelector<HTMLElement>('#early button')?.focus();
  document.querySelector('#early details')?.setAttribute('open', '');
  early.leave();
  expect(document.activeElement).toBe(document.querySelector('#root button'));
  expect(document.querySelector('details')?.open).toBe(true);
});

it('gives the focus to nothing else where what is drawn is another page', () => {
  const early = inPage(FORM, '<main><h1>Pause</h1><p></p></main>');
  fieldOf('early')?.focus();
  early.leave();
  expect(document.activeElement).toBe(document.body);
});

it('takes no focus from elsewhere', () => {
  const early = inPage(FORM, FORM);
  early.leave();
  expect(document.activeElement).toBe(document.body);
});

it('tells of a press once', () => {
  const early = inPage(FORM, FORM);
  expect(early.takePress()).toBe(false);
  document.getElementById('early')?.setAttribute('data-pressed', '');
  early.leave();
  expect(early.takePress()).toBe(true);
  expect(early.takePress()).toBe(false);
});

it('presses a button again that was pressed before the app was there', () => {
  const QUESTION = '<form><button type="button">Ask</button><button>Go</button></form>';
  const early = inPage(QUESTION, QUESTION);
  const pressed: (string | null)[] = [];
  document.getElementById('root')?.addEventListener('click', ({ target }) => {
    pressed.push((target as HTMLElement).textContent);
  });
  document.querySelector('#early button')?.setAttribute('aria-busy', 'true');
  early.leave();
  expect(pressed).toEqual(['Ask']);
});
