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

it('shows for every condition of a voucher the cause, the money statement, the next steps and the code', async () => {
  const { services } = await anApp({ locale: 'en', site: { reactivationHours: 24, validityYears: 3 } });
  await show(
    services,
    CONDITIONS.map(([kind, , , told]) => (
      <ProblemPanel key={kind} problem={{ kind, code: 'VCRx99', ...(told && { moneyState: told }) }} />
    )),
  );
  const panels = screen.getAllByRole('region');
  for (const [index, [kind, next, money]] of CONDITIONS.entries()) {
    const panel = panels[index];
    expect(panel).toHaveAccessibleName(say(`problem.${kind}.title`));
    expect(panel).toHaveTextContent(saying(`problem.${kind}.cause`, { count: 3, hours: 24 }));
    for (const step of next) expect(panel, kind).toHaveTextContent(saying(`next.${step}`));
    expect(panel, kind).toHaveTextContent(say(`money.${money}`));
    expect(panel, kind).toHaveTextContent('VCRx99');
  }
});

it.each(['cancelled-replaced', 'cancelled-theft'] as const)(
  'asks for the order number and leads to customer service for a voucher that is %s',
  async (kind) => {
    const { services } = await anApp({ locale: 'en' });
    await show(services, <ProblemPanel problem={{ kind }} />);
    expect(screen.getByRole('region')).toHaveTextContent(/order number/);
    expect(screen.getByRole('link', { name: say('common.support') })).toBeInTheDocument();
  },
);
