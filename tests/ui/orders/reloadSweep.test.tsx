import { act, cleanup, fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Donation, DonationId } from '#domain/donation/donation.ts';
import { totalInCent } from '#domain/redemption/draft.ts';
import type { Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonation, aDonationDraft, anOrganisation } from '#tests/data/donation.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote, aRedemption, anItem } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';
import { DONATION } from '#ui/screens/donation/services.ts';
import { DonateCheckView } from '#ui/screens/donation/donateCheck/DonateCheckView.tsx';

/** Delay of the answer to an order. */
const ANSWER_MS = 2_500;
/** Delay of the reloaded page, during which the old page goes on and may still get the answer. */
const DOCUMENTS_MS = [500, 2_500];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const after = <T,>(ms: number, value: () => T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value()), ms);
  });

/** A backend that books an order `bookingMs` after it arrived, before or together with its answer. */
function aBackend(bookingMs: number) {
  const redemptions = new Map<RedemptionId, Redemption>();
  const donations = new Map<DonationId, Donation>();
  const keys = new Set<IdempotencyKey>();
  let quotes = 0;
  let intents = 0;
  return {
    redemptions,
    donations,
    keys,
    /** The answers that one page gets, until another page replaces it. */
    async forPage(app: Awaited<ReturnType<typeof anApp>>) {
      let lives = true;
      // Each order has its own id: with a common one, two orders would look like one.
      Object.assign(await app.services.shared(), { newKey: () => `key-${(intents += 1)}` });
      Object.assign(await app.services.area(DONATION), { newDonationId: () => `donation-${(intents += 1)}` });
      const untilReplaced = async <T,>(answer: Promise<T>): Promise<T> => {
        const value = await answer;
        return lives ? value : new Promise<T>(() => undefined);
      };
      app.apis.redemption.quote = async (lines) => {
        const sum = totalInCent(lines);
        const id = `quote-${(quotes += 1)}` as RedemptionId;
        return done(aQuote({ id, coveredInCent: sum, remainingInCent: 50_00 - sum }));
      };
      app.apis.redemption.redeem = (order, key) => {
        keys.add(key);
        const items = [anItem({ valueInCent: order.valueInCent })];
        const rest = 50_00 - order.valueInCent;
        const made = aRedemption({ id: order.quoteId, items, remainingBalanceInCent: rest });
        void after(bookingMs, () => redemptions.set(order.quoteId, made));
        return untilReplaced(after(ANSWER_MS, () => done(made)));
      };
      app.apis.redemption.find = (id) => untilReplaced(after(100, () => done(redemptions.get(id) ?? null)));
      app.apis.donation.give = ({ id }, key) => {
        keys.add(key);
        void after(bookingMs, () => donations.set(id, aDonation({ id })));
        return untilReplaced(after(ANSWER_MS, () => done(aDonation({ id }))));
      };
      app.apis.donation.find = (id) => untilReplaced(after(100, () => done(donations.get(id) ?? null)));
      return () => {
        lives = false;
      };
    },
  };
}

interface Way {
  view: ReactNode;
  at: string;
  path: string;
  receipt: string;
  about: About;
}

const WAYS: Record<string, Way> = {
  shop: {
    view: <CheckView />,
    at: '/redeem/shop-1/check',
    path: '/redeem/:shopId/check',
    receipt: '/thankyou',
    about: { drafts: { customer: aCustomerDraft(), redemption: { shopId: 'shop-1', valueInCent: 25_00 } } },
  },
  basket: {
    view: <CheckView />,
    at: '/basket/check',
    path: '/basket/check',
    receipt: '/thankyou',
    about: {
      drafts: { customer: aCustomerDraft(), basket: [aBasketLine({ valueInCent: 25_00, quantity: 1 })] },
    },
  },
  donation: {
    view: <DonateCheckView />,
    at: '/donate/check',
    path: '/donate/check',
    receipt: '/donate/done',
    about: { drafts: { customer: aCustomerDraft() }, giving: { draft: aDonationDraft() } },
  },
};

const aPage = (way: Way): About => ({
  locale: 'en',
  session: aSession(),
  shops: { pages: [done(aShopPage())] },
  donations: { organisations: [done([anOrganisation()])] },
  ...way.about,
});

/** Ticks and presses everything that can be pressed, like an impatient user. */
async function press(): Promise<void> {
  const page = within(document.body);
  const tick = page.queryByRole('checkbox');
  if (tick) fireEvent.click(tick);
  const go = page.queryByRole('button', { name: /^(Redeem|Donate) / });
  if (go) await act(async () => fireEvent.click(go));
}

/**
 * When the reload begins: at once, long after the end, and so that the new page takes the place of the old one shortly
 * before, with and after the booking and the answer. In between nothing happens that could make a difference.
 */
function momentsOf(documentMs: number): readonly number[] {
  const changes = [-1_000, -500, -101, -100, -2, -1, 0, 1, 100, 250].map(
    (apart) => ANSWER_MS + apart - documentMs,
  );
  return [...new Set([0, ...changes.filter((moment) => moment > 0), 2 * ANSWER_MS])];
}

const CASES = Object.keys(WAYS).flatMap((name) =>
  [0, ANSWER_MS - 1].flatMap((booking) => DOCUMENTS_MS.map((document) => [name, booking, document] as const)),
);

it.each(CASES)(
  'makes one order and shows its outcome whenever the page reloads: %s, booked after %d ms, page after %d ms',
  async (name, bookingMs, documentMs) => {
    const way = WAYS[name];
    if (way === undefined) throw new Error(name);
    for (const reloadAt of momentsOf(documentMs)) {
      const backend = aBackend(bookingMs);
      const first = await anApp(aPage(way));
      const die = await backend.forPage(first);
      await show(first.services, way.view, way);
      await press();
      // The old page goes on while the new document is loading.
      await pass(reloadAt + documentMs);
      die();
      document.body.replaceChildren();
      const { session: _, ...left } = aPage(way);
      const second = await anApp(left, first.device);
      await backend.forPage(second);
      const { path } = await show(second.services, way.view, way);
      await press();
      await pass(10_000);
      await press();
      await pass(10_000);
      const when = `reloaded after ${reloadAt} ms`;
      expect(backend.redemptions.size + backend.donations.size, when).toBe(1);
      expect(backend.keys.size, when).toBe(1);
      expect(path(), when).toBe(way.receipt);
      // Both pages end here: otherwise they would be rendered and poll during all later cases.
      cleanup();
      vi.clearAllTimers();
    }
  },
);
