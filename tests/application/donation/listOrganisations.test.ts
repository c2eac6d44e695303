import { expect, it } from 'vitest';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { done } from '#domain/core/result.ts';
import { anOrganisation, fakeDonationApi } from '#tests/data/donation.ts';

it('fetches organisations once per language', async () => {
  const api = fakeDonationApi({ organisations: [done([anOrganisation()]), done([])] });
  const list = new ListOrganisations(api);
  expect(await list.execute(1, 'de')).toEqual(done([anOrganisation()]));
  expect(await list.execute(1, 'de')).toEqual(done([anOrganisation()]));
  expect(await list.execute(1, 'en')).toEqual(done([]));
  expect(api.listed).toEqual([1, 1]);
});
