import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MoneyState, ProblemKind } from '#domain/problem/problem.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say, saying } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';

/** `told` is the money state that the backend sends; without it the kind decides. */
type Case = readonly [kind: ProblemKind, next: readonly string[], money: MoneyState, told?: MoneyState];

/** Next steps and money statement of each condition of a voucher (product 14.3). */
const CONDITIONS: readonly Case[] = [
  ['code-unknown', ['check-code'], 'untouched'],
  ['already-redeemed', ['resend-link', 'not-me', 'contact-support'], 'spent'],
  ['not-activated', ['ask-giver'], 'untouched'],
  ['expired-by-age', ['contact-support'], 'untouched'],
  ['expired-external', ['contact-support'], 'untouched'],
  ['cancelled-replaced', ['use-new-code', 'contact-support'], 'reserved', 'reserved'],
  ['cancelled-theft', ['contact-support'], 'untouched'],
  ['old-format', ['reactivate', 'contact-support'], 'untouched'],
  ['not-in-system', [], 'untouched'],
  ['cooperation-card', ['see-card'], 'untouched'],
  ['tax-saving-card', ['see-card'], 'untouched'],
  ['invalid-ask-merchant', ['ask-merchant'], 'untouched'],
  ['bought-recently', [], 'untouched'],
  ['blocked-expired', ['contact-support'], 'untouched'],
  ['blocked-redeemed', ['resend-link', 'not-me', 'contact-support'], 'spent'],
  ['blocked-fraud', ['contact-support'], 'reserved'],
  ['blocked-other', ['contact-support'], 'untouched'],
  ['safety-lock', ['try-later', 'contact-support'], 'reserved', 'reserved'],
  ['partner-unavailable', ['try-later'], 'untouched'],
  ['unknown', ['try-later', 'contact-support'], 'untouched'],
];

for (const [kind, next, money, told] of CONDITIONS) {
  it(`shows for a voucher that is ${kind} the cause, the money statement ${money}, the next steps and the code`, async () => {
    const { services } = await anApp({ locale: 'en', site: { reactivationHours: 24, validityYears: 3 } });
    const problem = { kind, code: 'VCRx99', ...(told && { moneyState: told }) };
    await show(services, <ProblemPanel problem={problem} />);
    const card = screen.getByRole('region', { name: say(`problem.${kind}.title`) });
    expect(card).toHaveTextContent(saying(`problem.${kind}.cause`, { count: 3, hours: 24 }));
    for (const step of next) expect(card).toHaveTextContent(saying(`next.${step}`));
    expect(card).toHaveTextContent(say(`money.${money}`));
    expect(card).toHaveTextContent('VCRx99');
  });
}

it.each(['cancelled-replaced', 'cancelled-theft'] as const)(
  'asks for the order number and leads to customer service for a voucher that is %s',
  async (kind) => {
    const { services } = await anApp({ locale: 'en' });
    await show(services, <ProblemPanel problem={{ kind }} />);
    expect(screen.getByRole('region')).toHaveTextContent(/order number/);
    expect(screen.getByRole('link', { name: say('common.support') })).toBeInTheDocument();
  },
);
