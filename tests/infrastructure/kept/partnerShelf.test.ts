import { expect, it } from 'vitest';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { ENDS } from '#domain/kept/retention.ts';
import { BelongingsShelf } from '#infrastructure/kept/belongingsShelf.ts';
import { PartnerShelf } from '#infrastructure/kept/partnerShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { ShelfMemory } from '#infrastructure/kept/shelfMemory.ts';
import { VoucherShelf } from '#infrastructure/kept/voucherShelf.ts';
import { clockAt, fakeOtherTabs } from '#tests/data/fakeTab.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aSession } from '#tests/data/voucher.ts';
import { MemoryStorage } from './storages.ts';

function shelves() {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  const [vouchers, memory] = [new VoucherShelf(shelf), new ShelfMemory(shelf, shelf)];
  const end = new EndVoucher(vouchers, memory, fakeOtherTabs());
  const take = new TakeVoucher(vouchers, new BelongingsShelf(shelf), memory, end, clockAt());
  return { storage, partners: new PartnerShelf(shelf), vouchers, memory, take };
}

it('keeps the partner over a reload, and beyond the voucher', () => {
  const { storage, partners, vouchers, memory } = shelves();
  vouchers.write({ ...aSession(), partner: 'Sternbonus' });
  partners.write(aPartner());
  memory.forget(['session']);
  expect(new PartnerShelf(new Shelf(() => storage)).read()).toEqual(aPartner());
  expect([...storage.items.keys()]).toEqual(['partner.v1']);
});

it('keeps a partner without a logo or a way back', () => {
  const { partners } = shelves();
  partners.write(aPartner({ logo: null, returnUrl: null }));
  expect(partners.read()).toEqual({ name: 'Sternbonus', logo: null, returnUrl: null });
});

it('forgets the partner when the holder enters a voucher of their own', () => {
  const { partners, take } = shelves();
  partners.write(aPartner());
  take.execute(aSession());
  expect(partners.read()).toBeNull();
});

it('forgets the partner when everything is removed', () => {
  const { partners, memory } = shelves();
  partners.write(aPartner());
  memory.forget(ENDS.removed.leaves);
  expect(partners.read()).toBeNull();
});

it.each([
  '{"name":""}',
  '{"name":"A","logo":"//evil.example/x.svg","returnUrl":null}',
  '{"name":"A","logo":null,"returnUrl":"javascript:alert(1)"}',
  'null',
  '{',
])('drops a stored partner that was tampered with: %s', (stored) => {
  const { storage, partners } = shelves();
  storage.setItem('partner.v1', stored);
  expect(partners.read()).toBeNull();
});

it('keeps the mark of a renewed session over a reload', () => {
  const { vouchers } = shelves();
  const renewed = { ...aSession(), firstEnd: 1_700_000_000_000 };
  vouchers.write(renewed);
  expect(vouchers.read()).toEqual(renewed);
});
