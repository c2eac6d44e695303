import { expect, it } from 'vitest';
import { KeepTyped } from '#application/kept/keepTyped.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { AN_ENTRY } from '#tests/data/voucherOrder.ts';

it('stores the last state of each form separately', () => {
  const kept = fakeKept();
  const keep = new KeepTyped<'customerDraft' | 'voucherOrderEntry'>(kept);
  keep.execute('customerDraft', aCustomerDraft({ email: 'a' }));
  keep.execute('customerDraft', aCustomerDraft({ email: 'a@' }));
  keep.execute('voucherOrderEntry', AN_ENTRY);
  expect(kept.all()).toEqual({ customerDraft: aCustomerDraft({ email: 'a@' }), voucherOrderEntry: AN_ENTRY });
});
