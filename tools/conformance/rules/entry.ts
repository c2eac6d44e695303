import { enter, holder, quoted, type Wire } from '../driver/acts.ts';
import { codeOf, type Exchange, isOk } from '../driver/call.ts';
import { flaw, type Flaw } from '../driver/finding.ts';
import { payloadOf } from '../driver/token.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';

const area = 'voucher';

const caseMatters: Rule = {
  id: 'case-matters',
  title: 'Capital and small letters of a code matter',
  area,
  contract: '        code: { type: string, minLength: 6, maxLength: 24, description:',
  async *check(trial) {
    const code = trial.stock.lend('caseSensitive', trial.data.caseSensitive);
    for (const other of [code.toLowerCase(), code.toUpperCase()]) {
      const at = await enter(trial, other);
      if (codeOf(at) !== 'VCRx1') yield flaw('The code in other letters has to be unknown.', at);
    }
    const own = await enter(trial, code);
    if (!isOk(own)) yield flaw('The code as it is has to be accepted.', own);
  },
};

const renewalsEnd: Rule = {
  id: 'renewals-end',
  title: 'A token is renewed at most 10 times for one code entry',
  area,
  contract: 'description: At most 10 times for one code entry, then 401 with STDx6.',
  async *check(trial) {
    const { token: first, voucher } = await holder(trial);
    let token = first;
    for (let turn = 1; turn <= 10; turn += 1) {
      const at = await trial.send({ operation: 'refreshVoucherToken', token });
      token = (at.body as Partial<Wire['VoucherToken']>).token ?? '';
      const renewed = payloadOf(token)?.voucher;
      if (renewed?.balanceInCent !== voucher.balanceInCent || renewed.serialNumber !== voucher.serialNumber)
        yield flaw(`Renewal ${turn} is for another balance or voucher.`, at);
    }
    const late = await trial.send({ operation: 'refreshVoucherToken', token });
    if (late.status !== 401) yield flaw('The eleventh renewal has to be refused with 401.', late);
  },
};

const forgedRefused: Rule = {
  id: 'forged-token',
  title: 'A token that was changed opens nothing',
  area,
  contract: 'description: STDx6, the token is missing, forged, used up or past its time.',
  async *check(trial) {
    const { token } = await holder(trial);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const richer = { ...payloadOf(token), voucher: { ...payloadOf(token)?.voucher, balanceInCent: 900_000 } };
    const forged = btoa(JSON.stringify(richer)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const none = btoa(JSON.stringify({ alg: 'none' })).replaceAll('=', '');
    for (const bad of [undefined, `${header}.${forged}.${signature}`, `${none}.${payload}.`, 'forged']) {
      const at = await trial.send({ operation: 'refreshVoucherToken', token: bad });
      if (at.status !== 401 || codeOf(at) !== 'STDx6')
        yield flaw('The token has to be refused with 401 and STDx6.', at);
    }
  },
};

const tokenSilent: Rule = {
  id: 'token-silent',
  title: "A token's payload names no code",
  area,
  contract: 'description: What the JWT carries. The app shows it and never authorises by it.',
  async *check(trial) {
    const code = trial.stock.lend('spendable', trial.data.spendable);
    const at = await enter(trial, code);
    const token = (at.body as Partial<Wire['VoucherToken']>).token;
    if (JSON.stringify(payloadOf(token) ?? {}).includes(code)) yield flaw('The payload names the code.', at);
    await quoted(trial, token ?? '');
  },
};

type Detail = keyof Wire['Problem'];

/** What a refusal carries beside its code. */
const DETAILS: Readonly<Record<string, Detail>> = {
  VCRx8: 'nextReminderAt',
  VCRx9: 'reason',
  VCRx15: 'availableAt',
  VCRx20: 'redirectUrl',
  VCRx21: 'redirectUrl',
  VCRx22: 'redirectUrl',
  VCRx51: 'availableAt',
  VCRx54: 'reason',
};

/** One rule for each error code, so that missing data of one leaves the others. */
const refusalsHelp: readonly Rule[] = Object.entries(DETAILS).map(([code, detail]) => ({
  id: `refusal-details-${code}`,
  title: `A refusal says when, why and where, as its code requires (${code})`,
  area,
  contract: '(with `availableAt`), VCRx54 cannot be redeemed (with `reason`).',
  async *check(trial) {
    const listed = trial.stock.lend(`refusedCodes.${code}`, trial.data.refusedCodes[code]);
    yield* detailed(await enter(trial, listed), detail);
  },
}));

function* detailed(at: Exchange, detail: Detail): Iterable<Flaw> {
  const value = ((at.body ?? {}) as Readonly<Record<string, string | undefined>>)[detail];
  if (value === undefined) {
    yield flaw(`The refusal has to carry ${detail}.`, at);
    return;
  }
  const isTime = detail === 'availableAt' || detail === 'nextReminderAt';
  const now = Date.parse(at.headers.get('Date') ?? '');
  if (isTime && Date.parse(value) < now) yield flaw(`${detail} has to be in the future.`, at);
}

const moneyOfRefusals: Rule = {
  id: 'refused-codes-money',
  title: 'A refused code says what became of its money',
  area,
  contract: 'description: VCRx9 expired (with `reason`), VCRx10 cancelled.',
  async *check(trial) {
    const codes = Object.entries(trial.data.refusedCodes).flatMap(([code, listed]) =>
      code === 'STDx1' ? [] : listed.slice(0, 4),
    );
    trial.stock.lend('refusedCodes', codes);
    for (const code of codes) yield* told(trial, code);
  },
};

async function* told(trial: Trial, code: string): AsyncIterable<Flaw> {
  const at = await enter(trial, code);
  const { moneyState, reason } = (at.body ?? {}) as Partial<Wire['Problem']>;
  if (moneyState === undefined) yield flaw('The refusal says nothing about the money.', at);
  const isSpent = codeOf(at) === 'VCRx2' || (codeOf(at) === 'VCRx54' && reason === 'redeemed');
  if (isSpent !== (moneyState === 'spent'))
    yield flaw('Only what was redeemed is spent, and what was redeemed is.', at);
}

export const ENTRY_RULES: readonly Rule[] = [
  caseMatters,
  renewalsEnd,
  forgedRefused,
  tokenSilent,
  ...refusalsHelp,
  moneyOfRefusals,
];
