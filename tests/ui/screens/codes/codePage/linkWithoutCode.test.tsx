import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aLinkToken, aSealedCode } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';

/** The card of a link that has no code to show. */
async function aCard(about: Partial<SealedCode>) {
  const { services } = await anApp({ locale: 'en', links: { looks: [done(aSealedCode(about))] } });
  await show(services, <CodePageView extras={codeExtras} reminder={codeReminder} />, {
    at: `/merchantcode/${aLinkToken}`,
    path: '/merchantcode/:redeemLinkToken',
  });
  return screen.getByRole('article');
}

const shop = { name: 'Bücherwurm', logo: '/shops/buecherwurm.svg', link: null, redeemable: [] };

it.each(['DELAYED', 'POSTED'] as const)(
  'shows logo, name and value of the shop at the head of the card if the code is %s',
  async (state) => {
    const card = await aCard({ state, shop });
    const head = card.querySelector('header');
    expect(head?.querySelector('img')).toHaveAttribute('src', '/shops/buecherwurm.svg');
    expect(head).toHaveTextContent(/^Bücherwurm€25\.00$/);
    expect(screen.getByRole('heading', { level: 2, name: 'Bücherwurm' })).toBeInTheDocument();
  },
);

it.each(['DELAYED', 'POSTED'] as const)(
  'shows the number of codes, and no logo if there is none, if the code is %s',
  async (state) => {
    const card = await aCard({ state, quantity: 3 });
    const head = card.querySelector('header');
    expect(head).toHaveTextContent(/^Bücherwurm3 × €25\.00$/);
    expect(head?.querySelector('img')).toBeNull();
  },
);

it('shows when a delayed code is expected', async () => {
  const card = await aCard({ state: 'DELAYED', promisedBy: tomorrow });
  expect(card).toHaveTextContent(say('merchantCode.delayed'));
  expect(card).toHaveTextContent(/It should be here by 16 June 2026/);
});

it('says that an order by post has no code to reveal, and when it arrives', async () => {
  const card = await aCard({ state: 'POSTED', promisedBy: tomorrow });
  expect(card).toHaveTextContent(say('codePage.posted'));
  expect(card).toHaveTextContent(say('codePage.postedText'));
  expect(card).toHaveTextContent(say('codePage.postedBy', { date: '16 June 2026' }));
  expect(screen.queryByRole('button', { name: say('merchantCode.reveal') })).toBeNull();
});

it('promises no day for a parcel without one', async () => {
  const card = await aCard({ state: 'POSTED' });
  expect(card).not.toHaveTextContent(/reach you by/);
});
