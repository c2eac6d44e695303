import { expect, it } from 'vitest';
import { HelpContext } from '#application/help/helpContext.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { SECOND, now } from '#tests/data/moments.ts';

/** The documents of one tab. */
function aTab() {
  const kept = fakeKept();
  const time = { now };
  return { kept, time, aDocument: () => new HelpContext(kept, { deviceNow: () => time.now }) };
}
const hint = { errorCode: 'VCRx9', orderNumber: 'R-1001', voucher: '1234567890123456' };
const NOTHING = { errorCode: null, orderNumber: '', voucher: '' };

it('passes on the whole context within a document', () => {
  const here = aTab().aDocument();
  here.give(hint);
  expect(here.read()).toEqual(hint);
  expect(here.read()).toEqual(hint);
});

it('passes everything but the voucher on to the next document, once, and never stores the voucher', () => {
  const { aDocument, kept } = aTab();
  aDocument().give(hint);
  expect(kept.read('helpContext')).toMatchObject({ orderNumber: 'R-1001' });
  expect(JSON.stringify(kept.all())).not.toContain(hint.voucher);
  expect(kept.read('usedAt'), 'it stays while the next document opens').toBe(now);
  expect(aDocument().read()).toEqual({ ...hint, voucher: '' });
  expect(aDocument().read()).toEqual(NOTHING);
});

it('drops a context that was not read within half a minute', () => {
  for (const [after, read] of [
    [30 * SECOND - 1, 'VCRx9'],
    [30 * SECOND, null],
    [-30 * SECOND, null],
  ] as const) {
    const { aDocument, time } = aTab();
    aDocument().give(hint);
    time.now = now + after;
    expect(aDocument().read().errorCode).toBe(read);
  }
});

it('stores nothing after reading, nor without a context', () => {
  const { aDocument, kept } = aTab();
  const here = aDocument();
  here.give(hint);
  here.read();
  expect(kept.read('helpContext')).toBeNull();
  here.give({ voucher: hint.voucher });
  expect(kept.read('helpContext')).toBeNull();
});

it('drops the context if help is opened without one', () => {
  const { aDocument } = aTab();
  const here = aDocument();
  here.give(hint);
  here.give();
  expect(here.read()).toEqual(NOTHING);
  expect(aDocument().read().errorCode).toBeNull();
});

it('passes the order number to the form, once, and keeps the rest', () => {
  const here = aTab().aDocument();
  here.give(hint);
  expect(here.takeOrderNumber()).toBe('R-1001');
  expect(here.takeOrderNumber()).toBe('');
  expect(here.read()).toEqual({ ...hint, orderNumber: '' });
});
