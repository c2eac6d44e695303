import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { anItem } from '#tests/data/redemption.ts';
import { EMAIL, SENT, silent, text, thanks } from './aThankYouPage.tsx';

it('lists several shops in one card, with their values and the sum', async () => {
  const logo = '/shops/teehaus.svg';
  await thanks({ items: [anItem({ quantity: 2 }), anItem({ shopName: 'Teehaus', shopLogo: logo })] });
  const card = screen.getByRole('article', { name: say('thankYou.lines') });
  const [first, second] = within(card).getAllByRole('listitem');
  expect(first).toHaveTextContent('Bücherwurm2 × €25.00');
  expect(first?.querySelector('img')).toBeNull();
  expect(second?.querySelector('img')).toHaveAttribute('src', logo);
  expect(card).toHaveTextContent(`${say('thankYou.total')}€75.00`);
});

it('shows logo, name and value of a single shop at the head of the card, without a sum', async () => {
  await thanks({ items: [anItem({ shopLogo: '/shops/buecherwurm.svg' })] });
  const card = screen.getByRole('article', { name: 'Bücherwurm' });
  expect(card.querySelector('img')).toHaveAttribute('src', '/shops/buecherwurm.svg');
  expect(within(card).queryByText(say('thankYou.total'))).toBeNull();
});

it('removes a logo that fails to load', async () => {
  await thanks({ items: [anItem({ shopLogo: '/shops/gone.svg' })] });
  const card = screen.getByRole('article', { name: 'Bücherwurm' });
  const logo = card.querySelector('img');
  if (logo) fireEvent.error(logo);
  expect(card.querySelector('img')).toBeNull();
});

it('shows the delivery of each line if the lines differ', async () => {
  const late = anItem({ shopName: 'Teehaus', delivery: { ...SENT, state: 'DELAYED' } });
  await thanks(
    { items: [anItem({ delivery: SENT }), late], delivery: { ...SENT, state: 'DELAYED' } },
    silent,
  );
  const [first, second] = within(screen.getByRole('article', { name: say('thankYou.lines') })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(say('standing.sent'));
  expect(second).toHaveTextContent(say('standing.delayed'));
});

it('says the delivery once if all lines have the same', async () => {
  await thanks({ items: [anItem({ delivery: SENT }), anItem({ delivery: SENT })], delivery: SENT });
  expect(screen.queryByText(say('standing.sent'))).toBeNull();
  expect(text('thankYou.sent', { email: EMAIL, count: 2 })).toBeInTheDocument();
});
