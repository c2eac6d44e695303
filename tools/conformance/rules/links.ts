import { bought, holder, offeredGiveaway, type Wire } from '../driver/acts.ts';
import type { Call, Exchange } from '../driver/call.ts';
import { codeOf } from '../driver/call.ts';
import { flaw, type Flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';
import { sameAnswer, sameValue } from './sameAnswer.ts';

/** What mail programs and messengers send to show a picture of the page. */
const PREVIEW = { 'User-Agent': 'Mozilla/5.0 (compatible; LinkPreview/1.0)', Purpose: 'preview' };

/** Loads what is behind a link as people and previews do; it has to stay as it was. */
async function* loaded(trial: Trial, call: Call): AsyncIterable<Flaw> {
  const { exchange: first } = await trial.good(call);
  await trial.send({ ...call, preview: 'HEAD', headers: PREVIEW });
  await trial.send({ ...call, headers: PREVIEW });
  const last = await trial.send(call);
  if (!sameAnswer(first, last)) yield flaw('Loading changed what is answered.', first, last);
}

const previewsReveal: Rule = {
  id: 'previews-change-nothing',
  title: 'Reads and link previews reveal no code and use nothing up',
  area: 'redeem-link',
  contract: 'description: Loading consumes nothing and reveals no code.',
  async *check(trial) {
    const { redeemLinkToken: link } = (await bought(trial)).redemption;
    yield* loaded(trial, { operation: 'getRedeemLink', link });
    const sealed = await trial.send({ operation: 'getRedeemLink', link });
    if ((sealed.body as Wire['RedeemLink']).revealed) yield flaw('Loading revealed the code.', sealed);
    const early = await trial.send({ operation: 'getRedeemLinkPdf', link });
    if (early.status !== 409 || codeOf(early) !== undefined)
      yield flaw('A PDF before the reveal has to be refused with 409 without a code.', early);
  },
};

const PREVIEWED = {
  getVoucherDocument: (trial: Trial) => trial.stock.lend('documents.open', trial.data.documents.open),
  getFraudCheck: (trial: Trial) => trial.stock.lend('fraudChecks.locked', trial.data.fraudChecks.locked),
  getActivation: (trial: Trial) => trial.stock.lend('activations', trial.data.activations),
} as const;

const AREAS = {
  getVoucherDocument: 'document',
  getFraudCheck: 'fraud',
  getActivation: 'activation',
} as const;
const SAYS = {
  getVoucherDocument:
    'Loading consumes nothing. A document that ran out or is locked is described, not refused.',
  getFraudCheck:
    'Loading changes nothing. The answer says what is still to be given, and nothing of what was given: the',
  getActivation: 'address travel in the header, joined by `/`. Loading activates nothing.',
} as const;

const previews: readonly Rule[] = (Object.keys(PREVIEWED) as (keyof typeof PREVIEWED)[]).map((operation) => ({
  id: `preview-${operation}`,
  title: `Reads and link previews change nothing (${operation})`,
  area: AREAS[operation],
  contract: SAYS[operation],
  check: (trial) => loaded(trial, { operation, link: PREVIEWED[operation](trial) }),
}));

const codesIn = ({ body }: Exchange) => (body as Partial<Wire['RevealedCodes']>).codes ?? [];

const codeStays: Rule = {
  id: 'code-stays',
  title: 'A shown code never changes',
  area: 'redeem-link',
  contract: 'description: May be repeated; the codes stay the same.',
  async *check(trial) {
    const { redemption, code } = await bought(trial);
    const call = { operation: 'revealRedeemLink', link: redemption.redeemLinkToken } as const;
    const { exchange: first } = await trial.good(call);
    if (codesIn(first).length === 0) yield flaw('A reveal has to show a code.', first);
    const { email } = trial.data.customer;
    await trial.send({ operation: 'renewRedeemLink', link: call.link, body: { email } });
    const captcha = trial.stock.captcha();
    await trial.send({ operation: 'resendRedeemLinks', body: { code, email, captcha } });
    const [, other] = trial.data.site.languages;
    for (const again of [await trial.send(call), await trial.send({ ...call, language: other })])
      if (!sameValue(codesIn(first), codesIn(again))) yield flaw('A repeat shows other codes.', first, again);
    if (new Set(codesIn(first).map((one) => one.code)).size < codesIn(first).length)
      yield flaw('One code is shown twice.', first);
  },
};

const linkSealed: Rule = {
  id: 'link-sealed',
  title: 'A link tells the value of its redemption, and no code before the reveal',
  area: 'redeem-link',
  contract: 'summary: What lies behind a mailed link, still sealed',
  async *check(trial) {
    const { redemption, exchange } = await bought(trial);
    const link = redemption.redeemLinkToken;
    const { body: before, exchange: sealed } = await trial.good<Wire['RedeemLink']>({
      operation: 'getRedeemLink',
      link,
    });
    const [item] = redemption.items;
    if (before.valueInCent !== item?.valueInCent || before.currency !== redemption.currency)
      yield flaw('The link has another value or currency than its redemption.', exchange, sealed);
    if (before.redeemId !== redemption.redeemId || before.orderNumber !== redemption.orderNumber)
      yield flaw('The link names another redemption.', exchange, sealed);
    if (before.shop.id !== item?.shopId) yield flaw('The link is for another shop.', exchange, sealed);
    const shown = await trial.send({ operation: 'revealRedeemLink', link });
    const text = JSON.stringify([before, redemption]);
    if (codesIn(shown).some(({ code }) => text.includes(`"${code}"`)))
      yield flaw('The code stands in an answer before the reveal.', exchange, sealed, shown);
    if (codesIn(shown).length !== (before.quantity ?? 1))
      yield flaw('As many codes as the link says have to be shown.', sealed, shown);
    const after = await trial.send({ operation: 'getRedeemLink', link });
    if (!(after.body as Wire['RedeemLink']).revealed)
      yield flaw('The link forgets that it was revealed.', shown, after);
  },
};

const mailsSaySame: Rule = {
  id: 'mails-say-the-same',
  title: 'Asking for a mail again says nothing about codes and addresses',
  area: 'redeem',
  contract:
    'For a mail that never came. The answer is the same whether the code is known, whether something was',
  async *check(trial) {
    const { code } = await bought(trial);
    const resend = (about: object) => {
      const body = { code, email: 'nobody@mail.example', captcha: trial.stock.captcha(), ...about };
      return trial.send({ operation: 'resendRedeemLinks', body });
    };
    const answers = [
      await resend({ email: trial.data.customer.email }),
      await resend({}),
      await resend({ code: 'QQQQQQQQQ' }),
      await trial.send({
        operation: 'renewRedeemLink',
        link: 'nobody',
        body: { email: 'nobody@mail.example' },
      }),
    ];
    for (const at of answers) {
      const fields = Object.keys(at.body ?? {});
      if (at.status !== 202 || !sameValue(fields, ['nextAllowedAt']))
        yield flaw('Every answer has to be 202 with the time of the next mail, and nothing else.', at);
    }
  },
};

const pinAttempts: Rule = {
  id: 'pin-attempts',
  title: 'Wrong PINs count down, a right one gives the attempts back',
  area: 'document',
  contract:
    'A POST, so that the PIN is in no address. Five wrong PINs lock the document for 24 hours; a right',
  async *check(trial) {
    const { link, pin } = trial.stock.lend('documents.withPin', trial.data.documents.withPin);
    const call = { operation: 'downloadVoucherDocument', link } as const;
    const attempt = (tried: string) => trial.send({ ...call, body: { format: 'pdf', pin: tried } });
    const left = ({ body }: Exchange) => (body as Wire['Problem']).attemptsLeft ?? Number.NaN;
    const one = await attempt('1');
    const two = await attempt('1');
    if (left(two) !== left(one) - 1)
      yield flaw('The second wrong PIN has to leave one attempt less.', one, two);
    const right = await attempt(pin);
    if (right.status !== 200) yield flaw('The right PIN has to give the file.', right);
    const described = await trial.send({ operation: 'getVoucherDocument', link });
    if ((described.body as Wire['VoucherDocument']).attemptsLeft !== left(one) + 1)
      yield flaw('The right PIN has to give the attempts back.', right, described);
  },
};

const giveawayOwn: Rule = {
  id: 'giveaway-own',
  title: 'A giveaway belongs to a redemption of the token',
  area: 'giveaway',
  contract: 'summary: A giveaway for the thank-you page',
  async *check(trial) {
    const { about } = await offeredGiveaway(trial);
    const { token, voucher } = await holder(trial);
    const body = { ...about, voucher };
    const foreign = await trial.send({ operation: 'getGiveaway', token, body });
    if (foreign.status !== 204) yield flaw("Another voucher's redemption has no giveaway: 204.", foreign);
  },
};

export const LINK_RULES: readonly Rule[] = [
  previewsReveal,
  ...previews,
  codeStays,
  linkSealed,
  mailsSaySame,
  pinAttempts,
  giveawayOwn,
];
