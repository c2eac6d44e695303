import { expect, it } from 'vitest';
import { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now, yesterday } from '#tests/data/moments.ts';
import { aPartner, anEntry, fakeThirdPartyApi } from '#tests/data/thirdParty.ts';
import { aSession } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const IDENT = 'tp-2xYw7nR4cJ1hL6pD9sA5uZk0tTq3b8mV';

it('opens a partner’s link', async () => {
  const api = fakeThirdPartyApi({ entries: [done(anEntry())] });
  expect(await new OpenThirdPartyEntry(api, voucherLife().take, clockAt(now)).execute(IDENT)).toEqual(
    done({ ...anEntry(), seen: 0 }),
  );
  expect(api.asked).toEqual([IDENT]);
});

it('makes no call with an invalid partner’s link', async () => {
  const api = fakeThirdPartyApi({});
  expect(await new OpenThirdPartyEntry(api, voucherLife().take, clockAt(now)).execute('../v2/shop')).toEqual(
    refusal('third-party-unknown'),
  );
  expect(api.asked).toEqual([]);
});

it('refuses a voucher whose session is over on arrival', async () => {
  const over = anEntry({ session: aSession({ expires: yesterday }) });
  const api = fakeThirdPartyApi({ entries: [done(over)] });
  expect(await new OpenThirdPartyEntry(api, voucherLife().take, clockAt(now)).execute(IDENT)).toEqual(
    refusal('over-on-arrival'),
  );
});

it('starts the voucher session and stores the partner, under the partner’s own name', () => {
  const kept = fakeKept();
  const { store, take } = voucherLife(kept);
  const entry = anEntry({ partner: aPartner({ name: 'Sternbonus' }) });
  new TakeThirdPartyEntry(take, kept).execute({ ...entry, seen: 0 });
  expect(store.read()).toEqual({ ...entry.session, partner: 'Sternbonus' });
  expect(kept.read('partner')).toEqual(entry.partner);
});
