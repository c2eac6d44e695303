import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { aWalletPayload } from '#tests/data/payment.ts';
import { show } from '#tests/data/show.tsx';
import { PaymentForm } from '#ui/orders/payment/PaymentForm.tsx';
import { DRAWN, type CheckoutTold, aCheckout } from './aCheckout.ts';

const WORDS = { tick: 'I agree', fault: 'Please agree', pay: 'Pay €25', obliged: 'You will pay €25' };

/** The form with a mounted provider widget. */
async function aForm(told: CheckoutTold = {}) {
  const made = aCheckout({ ways: { wallet: true, card: true }, ...told });
  const { services } = await anApp({
    locale: 'en',
    site: { footerLinks: [{ title: { key: 'site.footer.terms' }, href: 'https://frohgut.example/terms' }] },
  });
  await show(
    services,
    <PaymentForm screen={made.screen} words={WORDS}>
      <p>The notes</p>
    </PaymentForm>,
  );
  const ready = () =>
    act(async () => [...made.seen.wallets.slice(-1), ...made.seen.cards.slice(-1)].at(-1)?.onReady());
  await ready();
  const choose = async (name: 'wallet' | 'card') => {
    const radio = screen.getByRole('radio', { name: new RegExp(say(`paid.provider.${name}`)) });
    await act(async () => {
      radio.focus();
      fireEvent.click(radio);
    });
    await ready();
  };
  return { ...made, choose };
}

function expectOrder(...parts: readonly HTMLElement[]) {
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]?.compareDocumentPosition(part), part.textContent).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
}

const drawn = () => screen.getByTitle(DRAWN);

it('shows the card fields inside their way to pay, and the tick directly above the button', async () => {
  const { choose } = await aForm();
  await choose('card');
  const ways = screen.getByRole('group', { name: say('payment.how') });
  expect(ways).toContainElement(drawn());
  expectOrder(
    screen.getByRole('radio', { name: new RegExp(say('paid.provider.card')) }),
    drawn(),
    screen.getByText('The notes'),
    screen.getByRole('link'),
    screen.getByRole('checkbox', { name: WORDS.tick }),
    screen.getByRole('button', { name: WORDS.pay }),
  );
});

it('shows the wallet button last, below the tick and the obligation to pay', async () => {
  await aForm();
  expect(screen.getByRole('group', { name: say('payment.how') })).not.toContainElement(drawn());
  expectOrder(
    screen.getByText('The notes'),
    screen.getByRole('link'),
    screen.getByRole('checkbox', { name: WORDS.tick }),
    screen.getByText(WORDS.obliged),
    drawn(),
  );
  expect(screen.queryByRole('button', { name: WORDS.pay })).toBeNull();
});

it('keeps the focus on the way to pay when its fields load', async () => {
  const { choose } = await aForm();
  await choose('card');
  expect(screen.getByRole('radio', { name: new RegExp(say('paid.provider.card')) })).toHaveFocus();
});

it('moves the focus to the message about incomplete fields at every press', async () => {
  const { choose } = await aForm({ type: refused('incomplete') });
  await choose('card');
  fireEvent.click(screen.getByRole('checkbox'));
  for (let press = 0; press < 2; press += 1) {
    screen.getByRole('button', { name: WORDS.pay }).focus();
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await act(async () => fireEvent.click(screen.getByRole('button', { name: WORDS.pay })));
    expect(within(document.activeElement as HTMLElement).getByText(say('payment.incomplete'))).toBeVisible();
  }
});

it('removes the button if the provider cannot be reached, and moves the focus to the reason', async () => {
  const { choose } = await aForm({ type: refused('unreachable') });
  await choose('card');
  fireEvent.click(screen.getByRole('checkbox'));
  screen.getByRole('button', { name: WORDS.pay }).focus();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: WORDS.pay })));
  expect(screen.queryByRole('button', { name: WORDS.pay })).toBeNull();
  expect(within(document.activeElement as HTMLElement).getByText(say('payment.brokenOther'))).toBeVisible();
});

it('does not move the focus if the fields fail to load', async () => {
  const { choose, seen } = await aForm();
  await choose('card');
  await act(async () => seen.cards.at(-1)?.onError());
  expect(screen.getByText(say('payment.brokenOther'))).toBeVisible();
  expect(screen.getByRole('radio', { name: new RegExp(say('paid.provider.card')) })).toHaveFocus();
});

it('says that an unusable wallet payment was not paid, and lets the payer pay by card instead', async () => {
  const { choose, seen } = await aForm({
    payload: (returnUrl) => aWalletPayload({ returnUrl, amount: '250.00' }),
    beginCard: async () => done({ paymentId: 's-chg-2', challenge: null }),
  });
  const panel = screen.getByRole('region', { name: say('problem.payment-unusable.title') });
  expect(panel).toHaveTextContent(say('problem.payment-unusable.cause'));
  expect(panel).toHaveTextContent(say('money.unpaid'));
  expect(screen.queryByTitle(DRAWN)).toBeNull();
  await choose('card');
  expect(panel).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: WORDS.tick }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: WORDS.pay })));
  expect(seen.finalized).toEqual(['s-chg-2']);
  expect(seen.wallets).toEqual([]);
});
