import { HOUR, type Instant } from '../core/clock.ts';
import { unguessable } from '../core/random.ts';
import { siteOfId } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { type Asking, mail } from '../mail/mails.ts';
import { spendable } from '../voucher/seed.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { type Reactivation, outcomeOf } from './reactivation.ts';

/** Duration of a check; Switzerland is slower. */
const HOURS = 24;
const SLOW: Readonly<Record<string, number>> = { ch: 48 };

/** Returns the existing check of a code, or starts one. */
export function askedFor(world: World, voucher: Voucher, email: string, asking: Asking): Reactivation {
  const { reactivations } = world.state;
  const running = [...reactivations.values()].find(({ code }) => code === voucher.code);
  if (running !== undefined) return running;
  const now = world.now();
  const reactivation: Reactivation = {
    id: `ra-${unguessable(40)}`,
    code: voucher.code,
    email,
    asking,
    requestedAt: now,
    readyBy: now + (SLOW[voucher.site] ?? HOURS) * HOUR,
    outcome: outcomeOf(voucher),
    settled: false,
  };
  reactivations.set(reactivation.id, reactivation);
  return reactivation;
}

/** Applies and mails the outcome of each check whose time is up. */
export function settleReactivations(world: World): void {
  const now = world.now();
  for (const reactivation of world.state.reactivations.values()) {
    if (reactivation.settled || now < reactivation.readyBy) continue;
    world.state.reactivations.set(reactivation.id, { ...reactivation, settled: true });
    settle(world, reactivation, now);
  }
}

function settle(world: World, { asking, code, email, outcome }: Reactivation, now: Instant): void {
  const { vouchers } = world.state;
  const voucher = vouchers.byCode(code);
  if (voucher === undefined) return;
  const post = world.post(asking);
  if (outcome === 'REJECTED') {
    mail(post, { kind: 'reactivationRejected', to: email, words: {} });
    return;
  }
  if (outcome === 'READY') {
    vouchers.release(voucher.serialNumber);
    const link = `${asking.origin}/`;
    mail(post, { kind: 'reactivated', to: email, words: { link }, links: [link] });
    return;
  }
  const replacement = vouchers.issue(spendable(siteOfId(voucher.site), now, voucher.valueInCent));
  const link = `${asking.origin}/#code=${replacement.code}`;
  mail(post, { kind: 'reactivationReplaced', to: email, words: { link }, links: [link] });
}
