import { beforeEach, expect, it, vi } from 'vitest';
import { EARLY_MARKS, EarlyElement } from '#infrastructure/page/earlyPage.ts';
import { settled } from '#tests/data/pending.ts';

const FORM = '<main><h1>Gift</h1><form><label>Code <input></label><button>Go</button></form></main>';
const HELP = '<details><summary>Where</summary></details>';

function inPage(markup: string, drawn: string, code = ''): EarlyElement {
  document.body.innerHTML = `<div id="early">${markup}</div><template></template><div id="root">${drawn}</div>`;
  const [early, root] = [document.getElementById('early'), document.getElementById('root')];
  if (early === null || root === null) throw new Error('no page');
  return new EarlyElement(early, root, code);
}
const fieldOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id} input`);

beforeEach(() => {
  document.body.innerHTML = '';
});

it('is shown until it is left', () => {
  const early = inPage(FORM, FORM);
  expect(early.isShown()).toBe(true);
  early.leave();
  early.leave();
  expect(early.isShown()).toBe(false);
  expect(document.getElementById('early')).toBeNull();
});

it('is shown while it is held, with the app hidden', async () => {
  const early = inPage(FORM, FORM);
  early.hold();
  early.leave();
  expect(early.isShown()).toBe(true);
  expect(document.getElementById('root')).not.toBeVisible();
  early.release();
  await settled();
  expect(early.isShown()).toBe(false);
  expect(document.getElementById('root')).toBeVisible();
});

it('is not held if it has no screen to show', () => {
  const early = inPage('<main><p>Loading</p></main>', FORM);
  early.hold();
  early.leave();
  expect(early.isShown()).toBe(false);
});

it('is not removed by a release alone', () => {
  const early = inPage(FORM, FORM);
  early.hold();
  early.release();
  expect(early.isShown()).toBe(true);
  early.leave();
  expect(early.isShown()).toBe(false);
});

it('is held no longer than three seconds', async () => {
  vi.useFakeTimers();
  const early = inPage(FORM, FORM);
  early.hold();
  early.leave();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(early.isShown()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(early.isShown()).toBe(false);
  expect(document.getElementById('root')).toBeVisible();
  vi.useRealTimers();
});

it.each(['/shops/1/a', 'https://shop.example/?q="]'])(
  'moves the focus of a link to the app’s link with the same address: %s',
  (address) => {
    const link = `<a href='${address}'>A</a>`;
    const early = inPage(`<main>${link}</main>`, `<main><a href="/shops">All</a>${link}</main>`);
    document.querySelector<HTMLElement>('#early a')?.focus();
    early.leave();
    expect(document.activeElement).toBe(document.querySelector('#root a:last-child'));
  },
);

it('reports once that revealing a shop’s code was pressed', () => {
  const early = inPage(FORM, FORM);
  expect(early.takeReveal()).toBe(false);
  document.getElementById('early')?.setAttribute(EARLY_MARKS.asked, '');
  expect(early.takeReveal()).toBe(true);
  expect(early.takeReveal()).toBe(false);
});

it('passes on the typed text once, shown or not, and keeps nothing of it', () => {
  const early = inPage(FORM, FORM);
  const field = fieldOf('early');
  if (field) field.value = 'Ab3';
  early.leave();
  expect(early.takeTyped()).toBe('Ab3');
  expect(early.takeTyped()).toBe('');
  expect(field?.value).toBe('');
});

it('moves focus, selection and text to the same field of the app', () => {
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

it('keeps the focus of an element that only a script focuses', () => {
  const page = (more: string) => `<main><div tabindex="-1">${more}<div tabindex="-1">Code</div></div></main>`;
  const early = inPage(page(''), page('<div>Shop</div>'));
  document.querySelector<HTMLElement>('#early div div')?.focus();
  early.leave();
  expect(document.activeElement).toHaveTextContent(/^Code$/);
});

it('keeps the focus of a button, and opened details', () => {
  const early = inPage(FORM + HELP, FORM + HELP);
  document.querySelector<HTMLElement>('#early button')?.focus();
  document.querySelector('#early details')?.setAttribute('open', '');
  early.leave();
  expect(document.activeElement).toBe(document.querySelector('#root button'));
  expect(document.querySelector('details')?.open).toBe(true);
});

// Who typed into a form that is gone would otherwise have to look for the place from the page's beginning.
it.each(['input', 'button', 'main'])(
  'moves the focus of %s to the heading if the app shows no screen',
  (focused) => {
    const early = inPage(
      FORM.replace('<main>', '<main tabindex="-1">'),
      '<main><h1 tabindex="-1">Pause</h1><p></p></main>',
    );
    document.querySelector<HTMLElement>(`#early ${focused}`)?.focus();
    early.leave();
    expect(document.activeElement).toBe(document.querySelector('#root h1'));
  },
);

it('takes no focus from elsewhere', () => {
  const early = inPage(FORM, FORM);
  early.leave();
  expect(document.activeElement).toBe(document.body);
});

it('reports a press once', () => {
  const early = inPage(FORM, FORM);
  expect(early.takePress()).toBe(false);
  document.getElementById('early')?.setAttribute('data-pressed', '');
  early.leave();
  expect(early.takePress()).toBe(true);
  expect(early.takePress()).toBe(false);
});

it('passes on the code of the address once, in the field if there is one', () => {
  const early = inPage(FORM, FORM, 'Ab3dE6gH9');
  expect(fieldOf('early')?.value).toBe('Ab3dE6gH9');
  expect([early.takeTyped(), early.takeTyped()]).toEqual(['Ab3dE6gH9', '']);
  const bare = inPage('<main></main>', FORM, 'Ab3dE6gH9');
  bare.leave();
  expect([bare.takeTyped(), bare.takeTyped()]).toEqual(['Ab3dE6gH9', '']);
});

it('keeps no code of the address in the back-forward cache', () => {
  const early = inPage('<main></main>', FORM, 'Ab3dE6gH9');
  window.dispatchEvent(new Event('pagehide'));
  expect(early.takeTyped()).toBe('');
  const left = inPage('<main></main>', FORM, 'Ab3dE6gH9');
  left.leave();
  window.dispatchEvent(new Event('pagehide'));
  expect(left.takeTyped()).toBe('');
});

it('keeps text that was typed before the app knew of the page', () => {
  document.body.innerHTML = `<div id="early">${FORM}</div><div id="root"></div>`;
  const [page, root, field] = [
    document.getElementById('early'),
    document.getElementById('root'),
    fieldOf('early'),
  ];
  if (!page || !root || !field) throw new Error('no page');
  field.value = 'Ab3';
  expect(new EarlyElement(page, root, '').takeTyped()).toBe('Ab3');
});

it('moves focus and selection to the code field, even below an operator’s notice', () => {
  const NEWS = '<div><p>New</p><input><button type="button">Close</button></div>';
  const early = inPage(`<div>${FORM}</div>`, `<header></header><div>${NEWS}${FORM}</div>`);
  const [field, twin] = [fieldOf('early'), document.querySelector<HTMLInputElement>('#root form input')];
  if (!field || !twin) throw new Error('no fields');
  field.value = 'Ab3';
  field.focus();
  field.setSelectionRange(1, 2);
  early.leave();
  expect(document.activeElement).toBe(twin);
  expect([twin.selectionStart, twin.selectionEnd]).toEqual([1, 2]);
});

it('moves the focus of a missing element to the code field, and outside the form to the screen', () => {
  const EXTRA = FORM.replace('</form>', '<p><a href="/x">Help</a></p></form><a href="/y">More</a>');
  const main = (markup: string) => markup.replace('<main>', '<main tabindex="-1">');
  const inForm = inPage(main(EXTRA), main(FORM));
  document.querySelector<HTMLElement>('#early form a')?.focus();
  inForm.leave();
  expect(document.activeElement).toBe(fieldOf('root'));
  const outside = inPage(main(EXTRA), main(FORM));
  document.querySelector<HTMLElement>('#early main > a')?.focus();
  outside.leave();
  expect(document.activeElement).toBe(document.querySelector('#root main'));
});

it('keeps the scroll position, unless the page has no screen', () => {
  const scrolls = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(120);
  const early = inPage(FORM, FORM);
  window.dispatchEvent(new Event('scroll'));
  // By now the router has scrolled up.
  scrolled.mockReturnValue(0);
  early.leave();
  expect(scrolls.mock.calls).toEqual([[0, 120]]);
  const bare = inPage('<main></main>', FORM);
  window.dispatchEvent(new Event('scroll'));
  bare.leave();
  inPage(FORM, FORM).leave();
  expect(scrolls).toHaveBeenCalledOnce();
});

const QUESTION = '<form><button type="button">Ask</button><button>Go</button></form>';
const LANGUAGES = '<header><a hreflang="de">Deutsch</a><a hreflang="en">English</a></header>';

/** What is pressed of the app from now on, by its words. */
function pressedInApp(): (string | null)[] {
  const pressed: (string | null)[] = [];
  document.getElementById('root')?.addEventListener('click', ({ target }) => {
    pressed.push((target as HTMLElement).textContent);
  });
  return pressed;
}

it('repeats presses of a button and a language from before the app was loaded', () => {
  const early = inPage(LANGUAGES + QUESTION, `<header><a hreflang="en">English</a></header>${QUESTION}`);
  const pressed = pressedInApp();
  document.querySelector('#early button')?.setAttribute(EARLY_MARKS.again, '');
  document.querySelector('#early a[hreflang=en]')?.setAttribute(EARLY_MARKS.again, '');
  early.leave();
  expect(pressed).toEqual(['English', 'Ask']);
});

it.each([
  ['pointerup', 0, 30, ['Ask']],
  ['pointerup', 0, 31, []],
  ['pointerup', 2, 30, []],
  ['pointercancel', 0, 30, []],
] as const)(
  'completes a mouse press that ends with %s of button %i at %i px of 30',
  (end, released, clientX, expected) => {
    const early = inPage(QUESTION, QUESTION);
    const pressed = pressedInApp();
    const button = document.querySelector('#early button');
    if (!button) throw new Error('no button');
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20));
    button.setAttribute(EARLY_MARKS.held, '');
    early.leave();
    expect(pressed).toEqual([]);
    window.dispatchEvent(new PointerEvent(end, { button: released, clientX, clientY: 20 }));
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 20, clientY: 20 }));
    expect(pressed).toEqual(expected);
  },
);
