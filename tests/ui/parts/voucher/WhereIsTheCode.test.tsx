import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { WhereIsTheCode } from '#ui/parts/voucher/WhereIsTheCode.tsx';

const details = () => screen.getByText(say('redeem.code.where')).closest('details');

it.each([false, true])('is collapsed unless opened for a wrong number: %s', async (open) => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <WhereIsTheCode open={open} />);
  expect(details()?.open).toBe(open);
});
