import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/locale.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { MONEY_STATES, PROBLEM_KINDS } from '#domain/problem/problem.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anOpenDonation } from '#tests/data/donation.ts';
import { now } from '#tests/data/moments.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';
import { unreachable } from '#ui/problems/Unreachable.tsx';

const WORDS = [...MONEY_STATES, 'unchanged'] as const;

it.each([
  ['a redemption', { drafts: { pendingOrder: anOpenOrder() } }, 'unknown'],
  ['a donation', { giving: { pendingOrder: anOpenDonation() } }, 'unknown'],
  ['a reserved redemption', { drafts: { pendingOrder: anOpenOrder({ standing: 'reserved' }) } }, 'reserved'],
] as const)(
  'shows only the money state of the open order for every problem while %s is open',
  async (_what, about, known) => {
    const { services, t } = await anApp({ locale: 'en', ...about });
    const states = [...MONEY_STATES, undefined];
    for (const kind of PROBLEM_KINDS) {
      // One render for all states takes a fifth of the time.
      await show(
        services,
        states.map((moneyState) => (
          <ProblemPanel key={moneyState ?? 'none'} problem={{ kind, ...(moneyState && { moneyState }) }} />
        )),
      );
      const panels = screen.getAllByRole('region', { name: t(`problem.${kind}.title`) });
      const shown = panels.map(({ textContent }) =>
        WORDS.filter((word) => textContent.includes(t(`money.${word}`))),
      );
      const expected = states.map((moneyState) => [moneyState === 'reserved' ? 'reserved' : known]);
      expect(shown, kind).toEqual(expected);
      cleanup();
    }
  },
);

it('shows the usual money statement if the order was missed, because it is not open', async () => {
  const { services, t } = await anApp({
    locale: 'en',
    drafts: { pendingOrder: anOpenOrder({ standing: 'missed' }) },
  });
  await show(services, <ProblemPanel problem={{ kind: 'offline' }} />);
  expect(screen.getByRole('region')).toHaveTextContent(t('money.untouched'));
});

it.each(LANGUAGES)(
  'does not promise in %s an untouched balance if a part of the page fails to load with an open order',
  async (locale) => {
    const { services, t } = await anApp({ locale, drafts: { pendingOrder: anOpenOrder() } });
    await show(
      services,
      unreachable(() => undefined),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(t('redeem.unreachable'));
    expect(screen.getByRole('alert')).not.toHaveTextContent(t('redeem.untouched'));
  },
);

it('says that the balance is untouched if a part of the page fails to load without an open order', async () => {
  const { services, t } = await anApp({ locale: 'en' });
  await show(
    services,
    unreachable(() => undefined),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(t('redeem.untouched'));
});

it('says on a payment page that nothing was charged, whatever another tab has ordered', async () => {
  const { services, t, kept } = await anApp({ locale: 'en', session: aSession() });
  const of = [ofVoucher(voucherMark(aSession()))];
  kept.write('openPresses', [{ of, kind: 'charge', id: 'of-another-tab', at: now, standing: 'sent' }]);
  await show(services, <ProblemPanel problem={{ kind: 'offline' }} money="payment" />);
  expect(screen.getByRole('region')).toHaveTextContent(t('money.unpaid'));
});
