import { type Arbitrary, type AsyncCommand, constantFrom, integer, tuple } from 'fast-check';
import { donation, holder, order, organisation, quoted, type Wire } from '../driver/acts.ts';
import { fieldsOf, isOk } from '../driver/call.ts';
import type { Trial } from '../driver/trial.ts';
import { sameAnswer, sameValue } from '../rules/sameAnswer.ts';
import { Broken, compare, type Ledger } from './ledger.ts';

export type Step = AsyncCommand<Ledger, Trial>;

/** A step of the walk. `at` picks among what the ledger has; the step is left out where there is nothing. */
export function step<T>(
  name: string,
  pick: (ledger: Ledger) => readonly T[],
  act: (trial: Trial, chosen: T, ledger: Ledger) => Promise<void>,
): Arbitrary<Step> {
  return integer({ min: 0, max: 3 }).map((at) => ({
    check: (ledger) => pick(ledger).length > 0,
    async run(ledger, trial) {
      const all = pick(ledger);
      const chosen = all[at % all.length];
      if (chosen !== undefined) await act(trial, chosen, ledger);
    },
    toString: () => `${name} ${at}`,
  }));
}

const anything = () => [null];

const enters = step('enter', anything, async (trial, _, ledger) => {
  const { token, voucher } = await holder(trial);
  ledger.owners.push({ token, balanceInCent: voucher.balanceInCent });
});

const quotes = step(
  'quote',
  ({ owners }) => owners,
  async (trial, owner, ledger) => {
    const { quoteId: id, coveredInCent, balanceInCent } = await quoted(trial, owner.token);
    if (balanceInCent !== owner.balanceInCent) await compare(trial, owner);
    ledger.quotes.push({ owner, id, coveredInCent, isRedeemed: false });
  },
);

const redeems = step(
  'redeem',
  (ledger) => ledger.quotes,
  async (trial, quote, ledger) => {
    const { owner } = quote;
    const key = crypto.randomUUID();
    const body = order(trial, quote.id);
    const call = { operation: 'createRedemption', token: owner.token, body } as const;
    const first = await trial.send({ ...call, key });
    const isCovered = quote.coveredInCent <= owner.balanceInCent;
    if (isOk(first) !== (isCovered && !quote.isRedeemed && owner.balanceInCent > 0))
      throw new Broken('A redemption passes if and only if its quote is open and covered.', first);
    if (!isOk(first)) return compare(trial, owner);
    quote.isRedeemed = true;
    owner.balanceInCent -= quote.coveredInCent;
    const { redeemLinkToken: link } = fieldsOf<Wire['Redemption']>(first);
    ledger.redemptions.push({ quote, call, key, first, link, codes: undefined });
    return compare(trial, owner);
  },
);

const strangerRedeems = step(
  "redeem with another voucher's token",
  ({ quotes: all, owners }) => all.filter(({ owner }) => owners.some((other) => other !== owner)),
  async (trial, quote, { owners }) => {
    const other = owners.find((one) => one !== quote.owner);
    if (other === undefined) return;
    const body = order(trial, quote.id);
    const at = await trial.send({ operation: 'createRedemption', token: other.token, body });
    if (isOk(at)) throw new Broken("Another voucher's quote was redeemed.", at);
    await compare(trial, other);
  },
);

const repeats = step(
  'repeat',
  ({ redemptions }) => redemptions,
  async (trial, { call, key, first, quote }) => {
    const again = await trial.send({ ...call, key });
    if (!sameAnswer(first, again)) throw new Broken('A repeat has to get the first answer.', first, again);
    await compare(trial, quote.owner);
  },
);

const donates = tuple(constantFrom(1, 500, 5000), integer({ min: 0, max: 3 })).chain(([valueInCent]) =>
  step(
    `donate ${valueInCent}`,
    ({ owners }) => owners.filter(({ balanceInCent }) => balanceInCent > 0),
    async (trial, owner) => {
      const body = donation(trial, { organisationId: await organisation(trial), valueInCent });
      const at = await trial.send({ operation: 'createDonation', token: owner.token, body });
      if (isOk(at) !== valueInCent <= owner.balanceInCent)
        throw new Broken('A donation passes if and only if the balance covers it.', at);
      if (isOk(at)) owner.balanceInCent -= valueInCent;
      await compare(trial, owner);
    },
  ),
);

const withLink = ({ redemptions }: Ledger) => redemptions.filter(({ link }) => link !== undefined);

const previews = step('preview', withLink, async (trial, { link, codes }) => {
  await trial.send({ operation: 'getRedeemLink', link, preview: 'HEAD' });
  const at = await trial.send({ operation: 'getRedeemLink', link });
  if (fieldsOf<Wire['RedeemLink']>(at).revealed !== (codes !== undefined))
    throw new Broken('A link is revealed if and only if somebody revealed it.', at);
});

const reveals = step('reveal', withLink, async (trial, redeemed) => {
  const { link, codes } = redeemed;
  const { exchange } = await trial.good({ operation: 'revealRedeemLink', link });
  redeemed.codes ??= exchange;
  if (codes !== undefined && !sameValue(codes.body, exchange.body))
    throw new Broken('A shown code changed.', codes, exchange);
});

/** What leads further stands more than once. */
export const REDEEMING_STEPS: readonly Arbitrary<Step>[] = [
  enters,
  quotes,
  quotes,
  redeems,
  redeems,
  redeems,
  reveals,
  strangerRedeems,
  repeats,
  donates,
  previews,
  reveals,
];
