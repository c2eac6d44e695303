import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { say, saying } from '#tests/data/english.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aRedemption } from '#tests/data/redemption.ts';
import { anApp, show } from '#tests/data/services.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { ThankYouView } from '#ui/screens/thankYou/ThankYouView.tsx';

type Site = NonNullable<NonNullable<Parameters<typeof anApp>[0]>['site']>;

/** The page after a redemption that stands like this. */
async function thanks(about: Partial<Redemption> = {}, site: Site = {}) {
  const app = await anApp({ locale: 'en', session: aSession(), site });
  app.services.session.keepReceipt(aRedemption(about), aCustomer(), 'EUR');
  app.services.session.remove();
  await show(app.services, <ThankYouView />);
  return app;
}

it('says what was redeemed, where it was sent, what is left, and under which number', async () => {
  await thanks();
  const facts = ['Bücherwurm', '€25.00', 'ada@post.example', 'R-1001'];
  for (const fact of facts) expect(document.body).toHaveTextContent(fact);
  expect(screen.getByText(say('thankYou.sent', { email: 'ada@post.example' }))).toBeInTheDocument();
  expect(screen.getByText(say('thankYou.soon'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('thankYou.copyOrder') })).toBeInTheDocument();
});

it('says how long mails take on a site where they take long', async () => {
  await thanks({}, { mailMinutes: 60 });
  expect(screen.getByText(say('thankYou.upTo', { minutes: 60 }))).toBeInTheDocument();
});

it('offers to redeem the rest, which begins with the code again', async () => {
  await thanks({ remainingBalanceInCent: 12_50 });
  expect(screen.getByRole('link', { name: say('thankYou.rest', { money: '€12.50' }) })).toHaveAttribute(
    'href',
    '/',
  );
  expect(screen.getByText(say('thankYou.restText'))).toBeInTheDocument();
});

it('offers another voucher where nothing is left', async () => {
  await thanks({ remainingBalanceInCent: 0 });
  expect(screen.getByRole('link', { name: say('thankYou.another') })).toHaveAttribute('href', '/');
  expect(screen.queryByText(say('thankYou.rest', { money: '€0.00' }))).toBeNull();
});

it('promises no mail while a redemption is being checked', async () => {
  await thanks({ status: 'ON_HOLD' });
  expect(screen.getByText(say('thankYou.onHold'))).toBeInTheDocument();
  expect(screen.getByText(say('money.reserved'))).toBeInTheDocument();
  expect(screen.queryByText(say('thankYou.sent', { email: 'ada@post.example' }))).toBeNull();
});

it.each(['FAILED', 'RETURNED_TO_BALANCE'] as const)(
  'says that the value is back after %s',
  async (status) => {
    await thanks({ status });
    expect(screen.getByText(say('thankYou.returned'))).toBeInTheDocument();
    expect(screen.queryByText(say('thankYou.sent', { email: 'ada@post.example' }))).toBeNull();
    expect(screen.getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
  },
);

it('says thanks in the site’s own words', async () => {
  await thanks({}, { thankYouText: { words: 'Bon appétit!' } });
  expect(screen.getByText('Bon appétit!')).toBeInTheDocument();
});

it('asks for a rating where the site does, by safe links only', async () => {
  await thanks(
    {},
    {
      externalRatingButtons: [
        { title: { words: 'Rate us' }, href: 'https://ratings.example/' },
        { title: { words: 'Evil' }, href: 'javascript:alert(1)' },
      ],
    },
  );
  expect(screen.getByRole('link', { name: /Rate us/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByText('Evil')).toBeNull();
});

it('asks for no rating where the site does not', async () => {
  await thanks();
  expect(screen.queryByText(say('thankYou.ratings'))).toBeNull();
});

it('has nothing to show after a reload, and says where everything stands', async () => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ThankYouView />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.none'));
  expect(screen.getByText(say('thankYou.noneText'))).toBeInTheDocument();
});
