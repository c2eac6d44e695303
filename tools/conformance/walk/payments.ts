import type { Arbitrary } from 'fast-check';
import type { Wire } from '../driver/acts.ts';
import { fieldsOf, isOk } from '../driver/call.ts';
import { cardWish, chargeable, check, finalizing, init, stateOf } from '../driver/paying.ts';
import type { Trial } from '../driver/trial.ts';
import { type Step, step } from './commands.ts';
import { Broken, type Ledger, type TopUp } from './ledger.ts';

async function begin(
  trial: Trial,
  ledger: Ledger,
  earlier: TopUp | undefined,
  kind: 'authorised' | 'challenged',
) {
  const voucher = earlier?.voucher ?? (await chargeable(trial));
  const same = ledger.topUps.filter((one) => one.voucher === voucher);
  const isBlocked = same.some(({ state, isAuthorised }) => state === 'open' && isAuthorised);
  const wish = cardWish(trial, kind);
  const at = await init(trial, voucher, wish);
  if (isOk(at) === isBlocked)
    throw new Broken('A payment begins if and only if no authorised one is open.', at);
  if (!isOk(at)) return;
  for (const one of same) if (one.state === 'open') one.state = 'ended';
  const { chargeId } = fieldsOf<Wire['CardCharge']>(at);
  if (chargeId === undefined) throw new Broken('A payment that begins has to name its charge.', at);
  const isAuthorised = kind === 'authorised';
  ledger.topUps.push({ voucher, reference: wish.reference, chargeId, isAuthorised, state: 'open' });
}

const begins = (['authorised', 'challenged'] as const).flatMap((kind) => [
  step(
    `begin ${kind}`,
    () => [null],
    (trial, _, ledger) => begin(trial, ledger, undefined, kind),
  ),
  step(
    `begin ${kind} again`,
    ({ topUps }) => topUps,
    (trial, one, ledger) => begin(trial, ledger, one, kind),
  ),
]);

/** How a payment has to be told. */
function toldAs({ state }: TopUp): readonly string[] {
  if (state === 'received') return ['received'];
  return state === 'open' ? ['processing'] : ['cancelled', 'failed'];
}

async function compareTopUps(trial: Trial, { topUps }: Ledger, { voucher }: TopUp): Promise<void> {
  const own = topUps.filter((one) => one.voucher === voucher);
  if (own.some(({ state, isAuthorised }) => state === 'open' && isAuthorised)) return;
  const received = own.filter(({ state }) => state === 'received').length;
  const at = await check(trial, voucher.serialNumber);
  if (!isOk(at)) return;
  const wanted = voucher.currentInCent + received * voucher.minInCent;
  if (fieldsOf<Wire['ChargeCheck']>(at).currentInCent !== wanted)
    throw new Broken(`${wanted} has to be on the voucher after ${received} top-ups.`, at);
}

const finalizes = step(
  'finalize',
  ({ topUps }) => topUps,
  async (trial, one, ledger) => {
    const at = await trial.send(finalizing(one.voucher.token, one.chargeId));
    if (one.isAuthorised && one.state === 'open') one.state = 'received';
    const { state } = fieldsOf<Wire['ChargeOutcome']>(at);
    const wanted = one.state === 'ended' ? ['failed'] : toldAs(one);
    if (!wanted.includes(state ?? '')) throw new Broken('Closing a payment tells another state.', at);
    await compareTopUps(trial, ledger, one);
  },
);

const asks = step(
  'ask for the state',
  ({ topUps }) => topUps,
  async (trial, one, ledger) => {
    const at = await stateOf(trial, one.reference);
    if (!toldAs(one).includes(fieldsOf<Wire['PaymentState']>(at).state ?? ''))
      throw new Broken('A payment is told as another state.', at);
    await compareTopUps(trial, ledger, one);
  },
);

export const PAYMENT_STEPS: readonly Arbitrary<Step>[] = [...begins, finalizes, finalizes, asks];
