import { expect, it } from 'vitest';
import { pressBefore, unknownPresses, withPress, withoutPress } from '#domain/orders/notedPresses.ts';
import { LATEST_CALL_MS, type OpenPress, ofVoucher, pressElsewhere } from '#domain/orders/openPress.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import { now } from '#tests/data/moments.ts';

const OURS = [ofVoucher('123456789')];

const aPress = (id: string, about: Partial<OpenPress> = {}): OpenPress => ({
  of: OURS,
  kind: 'redemption',
  id,
  at: now,
  standing: 'sent',
  ...about,
});

it('identifies a voucher by a hash that differs for another voucher', () => {
  expect(ofVoucher('123456789')).not.toContain('123456789');
  expect(ofVoucher('123456789')).not.toBe(ofVoucher('987654321'));
});

it('finds another tab’s press for the same voucher, and no other', () => {
  const all = [
    aPress('of another voucher', { of: [ofVoucher('987654321')] }),
    aPress('own'),
    aPress('theirs'),
  ];
  expect(pressElsewhere(all, OURS, ['own'], now)?.id).toBe('theirs');
  expect(pressElsewhere(all, OURS, ['own', 'theirs'], now)).toBeNull();
});

it('finds an order of vouchers that is paid in part from the voucher', () => {
  const order = aPress('order', { of: ['new-vouchers', ...OURS], kind: 'voucher-order' });
  expect(pressElsewhere([order], OURS, [], now)).toBe(order);
  expect(pressElsewhere([order], ['new-vouchers'], [], now)).toBe(order);
});

it.each([
  ['half an hour', {}, LATEST_ARRIVAL_MS],
  ['a minute, if it was missed', { standing: 'missed' } as const, LATEST_CALL_MS],
])('is open for %s, also if the clock was put back', (_time, about, ms) => {
  const all = [aPress('theirs', about)];
  for (const later of [ms - 1, 1 - ms]) expect(pressElsewhere(all, OURS, [], now + later)).not.toBeNull();
  for (const later of [ms, -ms]) expect(pressElsewhere(all, OURS, [], now + later)).toBeNull();
});

it('gives precedence to the press that was stored first', () => {
  const [mine, theirs] = [aPress('mine'), aPress('theirs')];
  expect(pressBefore([mine, theirs], mine, ['mine'], now)).toBeNull();
  expect(pressBefore([theirs, mine], mine, ['mine'], now)).toBe(theirs);
});

it('gives precedence to another press that has overwritten this tab’s press', () => {
  const [mine, theirs] = [aPress('mine'), aPress('theirs')];
  expect(pressBefore([theirs], mine, ['mine'], now)).toBe(theirs);
  expect(pressBefore([], mine, ['mine'], now)).toBeNull();
});

it('keeps position and time of a press that is stored again', () => {
  const all = withPress(
    [aPress('one', { at: now - 5 }), aPress('two')],
    aPress('one', { standing: 'missed' }),
    now,
  );
  expect(all).toEqual([aPress('one', { at: now - 5, standing: 'missed' }), aPress('two')]);
});

it('restarts the time of a missed press that is sent again', () => {
  const missed = aPress('one', { at: now - 40_000, standing: 'missed' });
  expect(withPress([missed], aPress('one'), now)).toEqual([aPress('one')]);
});

it('drops missed presses that are no longer open, and does not restore one', () => {
  const old = aPress('old', { at: now - LATEST_CALL_MS, standing: 'missed' });
  expect(withPress([old], aPress('new'), now)).toEqual([aPress('new')]);
  expect(withPress([], aPress('missed', { standing: 'missed' }), now)).toEqual([]);
});

it('keeps a press with an unknown outcome after half an hour, until it is settled', () => {
  const old = aPress('old', { at: now - LATEST_ARRIVAL_MS });
  const all = withPress([old], aPress('new'), now);
  expect(unknownPresses(all, OURS, ['new'], now)).toEqual([old]);
  expect(unknownPresses(all, OURS, ['old', 'new'], now)).toEqual([]);
  expect(unknownPresses(all, [ofVoucher('987654321')], [], now)).toEqual([]);
  expect(withPress(all, aPress('old'), now)).toEqual([aPress('old'), aPress('new')]);
});

it('removes a press by its id', () => {
  expect(withoutPress([aPress('one'), aPress('two')], 'one')).toEqual([aPress('two')]);
});

it.each([
  ['sent', 'sent'],
  ['sent', 'known'],
  ['sent', 'missed'],
  ['missed', 'missed'],
] as const)('keeps the time of a press that is %s and stored again as %s', (before, after) => {
  const stored = withPress(
    [aPress('own', { standing: before })],
    aPress('own', { standing: after, at: now + 1 }),
    now + 1,
  );
  expect(stored).toEqual([aPress('own', { standing: after })]);
});

it('stores the latest twenty presses', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `order ${index}`);
  const stored = ids.reduce<readonly OpenPress[]>((all, id) => withPress(all, aPress(id), now), []);
  expect(stored.map(({ id }) => id)).toEqual(ids.slice(5));
});

it('counts as unknown what other tabs sent for the voucher more than half an hour ago', () => {
  const all = [
    aPress('sent', { of: ['new-vouchers', ...OURS] }),
    aPress('known', { standing: 'known' }),
    aPress('missed', { standing: 'missed' }),
    aPress('open', { at: now + 1 }),
    aPress('of another voucher', { of: ['new-vouchers'] }),
    aPress('own'),
  ];
  const unknown = unknownPresses(all, OURS, ['own'], now + LATEST_ARRIVAL_MS);
  expect(unknown.map(({ id }) => id)).toEqual(['sent', 'known']);
});
