import { expect, it } from 'vitest';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { done } from '#domain/core/result.ts';
import { anOrganisation, fakeDonationDesk } from '#tests/data/donation.ts';

it('lists organisations once per language', async () => {
  const desk = fakeDonationDesk({ organisations: [done([anOrganisation()]), done([])] });
  const list = new ListOrganisations(desk);
  expect(await list.execute(1, 'de')).toEqual(done([anOrganisation()]));
  expect(await list.execute(1, 'de')).toEqual(done([anOrganisation()]));
  expect(await list.execute(1, 'en')).toEqual(done([]));
  expect(desk.listed).toEqual([1, 1]);
});
