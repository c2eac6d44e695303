import type { World } from '../core/world.ts';
import { giveBack, release } from '../redeem/redeem.ts';
import { type FraudCheck, reviewedAt } from './check.ts';

type Decision = NonNullable<FraudCheck['decided']>;

/** Ends reviews whose time is up, and follows manual decisions about their redemptions. */
export function settleChecks(world: World): void {
  const now = world.now();
  for (const check of world.state.fraudChecks.values()) {
    if (check.decided !== undefined) continue;
    const { releasedAt, returnedAt } = world.state.redemptions.get(check.redeemId ?? '') ?? {};
    if (returnedAt !== undefined) keep(world, check, { how: 'BLOCKED', at: returnedAt });
    else if (releasedAt !== undefined) keep(world, check, { how: 'RELEASED', at: releasedAt });
    else if (now >= (reviewedAt(check) ?? Number.POSITIVE_INFINITY)) decide(world, check, 'RELEASED');
  }
}

/** Ends a check: releases the redemption or refunds it. */
export function decide(world: World, check: FraudCheck, how: Decision['how']): FraudCheck {
  const redemption = world.state.redemptions.get(check.redeemId ?? '');
  if (redemption !== undefined) (how === 'RELEASED' ? release : giveBack)(world, redemption);
  return keep(world, check, { how, at: world.now() });
}

function keep(world: World, check: FraudCheck, decided: Decision): FraudCheck {
  const ended = { ...check, decided };
  world.state.fraudChecks.set(check.ident, ended);
  return ended;
}
