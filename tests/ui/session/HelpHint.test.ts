// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { HintShelf } from '#infrastructure/kept/hintShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { HelpHint } from '#ui/session/HelpHint.ts';

/** The next document of the same tab. */
const aDocument = () => new HelpHint(new HintShelf(new Shelf(() => window.sessionStorage)));
const hint = { errorCode: 'VCRx9', orderNumber: 'R-1001', voucher: '1234567890123456' };

afterEach(() => window.sessionStorage.clear());

it('hands over all that is known inside a document', () => {
  const here = aDocument();
  here.give(hint);
  expect(here.read()).toEqual(hint);
  expect(here.read()).toEqual(hint);
});

it('hands all but the voucher over to the next document, and stores that nowhere', () => {
  aDocument().give(hint);
  expect(window.sessionStorage.getItem('helpHint.v1')).toContain('R-1001');
  expect(Object.values(window.sessionStorage).join()).not.toContain(hint.voucher);
  expect(aDocument().read()).toEqual({ ...hint, voucher: '' });
});

it('keeps nothing in the tab once it was read, nor where nothing is known', () => {
  const here = aDocument();
  here.give(hint);
  here.read();
  expect(window.sessionStorage).toHaveLength(0);
  here.give({ voucher: hint.voucher });
  expect(window.sessionStorage).toHaveLength(0);
});

it('forgets all of it where something else leads to help', () => {
  const here = aDocument();
  here.give(hint);
  here.give();
  expect(here.read()).toEqual({ errorCode: null, orderNumber: '', voucher: '' });
  expect(aDocument().read().errorCode).toBeNull();
});

it('gives the order’s number to the form, once, and keeps the rest', () => {
  const here = aDocument();
  here.give(hint);
  expect(here.takeOrderNumber()).toBe('R-1001');
  expect(here.takeOrderNumber()).toBe('');
  expect(here.read()).toEqual({ ...hint, orderNumber: '' });
});
