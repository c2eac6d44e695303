// oxlint-disable typescript/consistent-type-imports -- a namespace import would hide dead exports from the check of dead code
import * as z from 'zod/mini';
import type { PendingDonation } from '#domain/donation/donation.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { MoneyNews } from '#domain/voucher/moneyNews.ts';
import { type PlantedFault, fault } from './plantedFault.ts';
import { given, replaced } from './wraps.ts';

type Statement = typeof import('#domain/problem/moneyStatement.ts');
const STATEMENT = 'domain/problem/moneyStatement.ts';
type Outcome = typeof import('#domain/orders/outcome.ts');
const OUTCOME = 'domain/orders/outcome.ts';
type DonationKept = typeof import('#infrastructure/kept/donationKept.ts');
const DONATION_KEPT = 'infrastructure/kept/donationKept.ts';
type Spend = typeof import('#application/voucher/spendVoucher.ts');
const SPEND = 'application/voucher/spendVoucher.ts';

/** Faults about orders and money. The first three and those of a belief were in this app once. */
export const OF_MONEY: readonly PlantedFault[] = [
  fault<typeof import('#application/orders/recordingStore.ts')>(
    'two-orders-after-a-reload',
    'application/orders/recordingStore.ts',
    {
      RecordingStore: (Right) =>
        class<Order extends PendingOrder> extends Right<Order> {
          override write(order: Order): boolean {
            const isFirst = order.standing === 'sent' && this.read() === null;
            return isFirst ? this.lasts() : super.write(order);
          }
        },
    },
  ),
  fault<Statement>('false-untouched-while-an-order-is-open', STATEMENT, {
    moneyStatement: (right) => (problem, _open, redeemed) => right(problem, null, redeemed),
  }),
  fault<typeof import('#infrastructure/tabs/broadcastTabs.ts')>(
    'other-tabs-are-not-told-of-an-end',
    'infrastructure/tabs/broadcastTabs.ts',
    {
      BroadcastTabs: (Right) =>
        class extends Right {
          override onForgotten(): () => void {
            return () => undefined;
          }
        },
    },
  ),
  fault<typeof import('#domain/kept/retention.ts')>(
    'other-tabs-are-not-told-of-spending',
    'domain/kept/retention.ts',
    {
      ENDS: (ends) => ({ ...ends, elsewhere: { ...ends.elsewhere, leaves: [] } }),
    },
  ),
  fault<typeof import('#application/tabs/pressTurns.ts')>(
    'two-tabs-order-before-the-first-outcome',
    'application/tabs/pressTurns.ts',
    {
      PressTurns: (Right) =>
        given(Right, (presses, turns, ...others) => {
          let isItsTurn = false;
          const hold = async (of: readonly string[]) => {
            const leave = await turns.hold(of);
            isItsTurn = leave !== null;
            if (leave === null) return null;
            return () => {
              isItsTurn = false;
              leave();
            };
          };
          const elsewhere = (of: readonly string[]) => (isItsTurn ? null : presses.elsewhere(of));
          const before = () => null;
          return [replaced(presses, { elsewhere, before }), replaced(turns, { hold }), ...others];
        }),
    },
  ),
  fault<typeof import('#application/tabs/tellMoney.ts')>(
    'a-top-up-is-told-to-no-tab',
    'application/tabs/tellMoney.ts',
    {
      TellMoney: (Right) =>
        class extends Right {
          override execute(of: string, what: MoneyNews['what'], isSeen: boolean): void {
            if (what !== 'charged') super.execute(of, what, isSeen);
          }
        },
    },
  ),
  fault<Outcome>('lost-answer-counts-as-a-refusal', OUTCOME, { isLost: () => () => false }),
  fault<typeof import('#domain/problem/belief.ts')>('a-gateway-is-believed', 'domain/problem/belief.ts', {
    problemOfMove: (right) => (call) => right({ ...call, document: 'coded' }),
  }),
  fault<typeof import('#domain/redemption/binding.ts')>(
    'any-rest-of-a-redemption-is-believed',
    'domain/redemption/binding.ts',
    {
      boundToQuote: () => (redemption) => redemption,
    },
  ),
  fault<typeof import('#domain/donation/binding.ts')>(
    'any-rest-of-a-donation-is-believed',
    'domain/donation/binding.ts',
    {
      boundToDonation: () => (donation) => donation,
    },
  ),
  fault<typeof import('#domain/redemption/receipt.ts')>(
    'any-later-rest-is-believed',
    'domain/redemption/receipt.ts',
    {
      updated: (right) => (receipt, reported) => {
        const after = right(receipt, reported);
        const { remainingBalanceInCent: amountInCent } = reported;
        if (receipt.balance.amountInCent === null || amountInCent === null) return after;
        const redemption = { ...after.redemption, remainingBalanceInCent: amountInCent };
        return { ...after, balance: { ...after.balance, amountInCent }, redemption };
      },
    },
  ),
  fault<typeof import('#application/donation/donationKind.ts')>(
    'donation-sent-again-under-a-new-id',
    'application/donation/donationKind.ts',
    {
      DonationKind: (Right) =>
        class extends Right {
          override retryOf(stored: PendingDonation, fresh: PendingDonation): PendingDonation | null {
            const { id, key } = fresh;
            const again = super.retryOf(stored, fresh);
            return again && { ...again, id, key };
          }
        },
    },
  ),
  fault<Outcome>('missed-order-is-forgotten', OUTCOME, {
    standingAfter: (right) => (order, outcome) => {
      const standing = right(order, outcome);
      return standing === 'missed' ? null : standing;
    },
  }),
  fault<typeof import('#domain/orders/pendingOrder.ts')>(
    'sent-order-does-not-block-after-a-reload',
    'domain/orders/pendingOrder.ts',
    {
      isUnsettled: () => (order) => order?.standing === 'reserved',
    },
  ),
  fault<Spend>('rest-is-the-balance-before', SPEND, {
    SpendVoucher: (Right) =>
      given(Right, (session, kept, tabs) => [
        session,
        replaced(kept, {
          write: (key, rest) => {
            const before = session.read()?.voucher;
            kept.write(key, rest);
            if (before === undefined) return;
            kept.write('balanceAfter', { amountInCent: before.balanceInCent, currency: before.currency });
          },
        }),
        tabs,
      ]),
  }),
  fault<typeof import('#ui/session/spendableVoucher.ts')>(
    'a-balance-is-named-that-an-order-leaves-uncertain',
    'ui/session/spendableVoucher.ts',
    {
      spendableVoucher:
        () =>
        ({ session }) =>
          session.voucher,
    },
  ),
  fault<DonationKept>('receipt-says-nothing-is-left', DONATION_KEPT, {
    DONATION_KEPT: (kept) => ({
      ...kept,
      donationReceipt: kept.donationReceipt.check(
        z.overwrite(({ donation, email }) => ({
          email,
          donation: { ...donation, remainingBalanceInCent: donation.remainingBalanceInCent && 0 },
        })),
      ),
    }),
  }),
  fault<DonationKept>('donation-names-the-rest-as-given', DONATION_KEPT, {
    DONATION_KEPT: (kept) => ({
      ...kept,
      donationReceipt: kept.donationReceipt.check(
        z.overwrite(({ donation, email }) => ({
          email,
          donation: { ...donation, forwardedInCent: donation.remainingBalanceInCent ?? 0 },
        })),
      ),
    }),
  }),
  fault<typeof import('#application/payment/gatewayOrder.ts')>(
    'receipt-for-a-payment-that-failed',
    'application/payment/gatewayOrder.ts',
    {
      GatewayOrder: (Right) =>
        given(Right, (rules, payments, finish) => [
          rules,
          replaced(payments, {
            state: async (reference) => {
              const found = await payments.state(reference);
              if (!found.ok || found.value.state === 'unknown') return found;
              return { ...found, value: { ...found.value, state: 'received' } };
            },
          }),
          finish,
        ]),
    },
  ),
  fault<Statement>('false-unpaid-while-a-payment-is-open', STATEMENT, {
    paymentStatement: (right) => (problem) => right(problem, null),
  }),
  fault<typeof import('#domain/charge/kind.ts')>(
    'top-up-receipt-names-another-amount',
    'domain/charge/kind.ts',
    {
      CHARGE_RULES: (rules) =>
        replaced(rules, {
          receiptOf: (charge, order, paidAt) => {
            const receipt = rules.receiptOf(charge, order, paidAt);
            return { ...receipt, amountInCent: receipt.amountInCent * 10 };
          },
        }),
    },
  ),
];
