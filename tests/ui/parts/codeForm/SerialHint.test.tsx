import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CHARGING } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { CODE, anEntry, type } from './aCodeEntry.tsx';

const NUMBER = '410-582-934';
const OPENED = { site: CHARGING };

it('leads from a serial number to its top-up, and passes the number without putting it into the address', async () => {
  const { kept, router } = await anEntry(OPENED);
  await act(async () => type(NUMBER));
  const link = await screen.findByRole('link', { name: say('topUp.this') });
  await act(async () => fireEvent.click(link));
  expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe('410582934');
  const { location } = router.state;
  expect(location).toMatchObject({ pathname: '/prepaid', search: '', hash: '', state: null });
});

it.each([
  ['on a site without top-ups', {}, NUMBER],
  ['for a code', OPENED, CODE],
])('shows no link %s', async (_where, about, typed) => {
  await anEntry(about);
  await act(async () => type(typed));
  await act(async () => import('#ui/parts/codeForm/SerialHint.tsx'));
  expect(screen.queryByRole('link', { name: say('topUp.this') })).toBeNull();
});
