import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '#tests/data/answers.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { CODE, anEntry, pass, press, type } from './aCodeEntry.tsx';

const hint = (name: string) => screen.queryByText(say(`redeem.code.hintFor.${name}`));

it.each([
  ['123 456 789', 'serial-number'],
  ['1234567890123456', 'old-code'],
])('says aloud what the shape of “%s” may mean, without a call', async (typed, name) => {
  const { desks } = await anEntry();
  type(typed);
  expect(hint(name)?.closest('output')).toBeInTheDocument();
  expect(desks.voucher.asked).toEqual([]);
});

it('points out what may only be mistyped once nobody knew the code', async () => {
  const { captcha } = await anEntry({ codeAnswers: [refusal('code-unknown')] });
  type('Ab3dE6gH0');
  expect(hint('zero-or-o')).toBeNull();
  pass(captcha);
  await press();
  expect(hint('zero-or-o')).toBeInTheDocument();
});

it('leads from a serial number to charging that voucher, with the number and nothing in the address', async () => {
  const { charges, router } = await anEntry({ site: CHARGING, opened: ['prepaidEnter'] });
  type('410-582-934');
  const link = screen.getByRole('link', { name: say('topUp.this') });
  await act(async () => fireEvent.click(link));
  expect(charges.readEntry().serialNumber).toBe('410582934');
  const { location } = router.state;
  expect(location).toMatchObject({ pathname: '/prepaid', search: '', hash: '', state: null });
});

it.each([
  ['where vouchers are not charged', { opened: ['prepaidEnter'] }, '410582934'],
  ['where nobody gets there yet', { site: CHARGING }, '410582934'],
  ['of a code', { site: CHARGING, opened: ['prepaidEnter'] }, CODE],
])('leads nowhere %s', async (_where, about, typed) => {
  await anEntry(about);
  type(typed);
  expect(screen.queryByRole('link', { name: say('topUp.this') })).toBeNull();
});
