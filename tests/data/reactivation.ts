import type { ReactivationApi, ReactivationRequest } from '#application/ports/reactivationApi.ts';
import type { Reactivation, ReactivationId } from '#domain/reactivation/reactivation.ts';
import { type Answer, inTurn } from './answers.ts';
import { DAY, now } from './moments.ts';

export function aReactivation(about: Partial<Reactivation> = {}): Reactivation {
  return {
    id: 'ra-0123456789abcdefABCDEF' as ReactivationId,
    state: 'CHECKING',
    requestedAt: now,
    readyBy: now + DAY,
    ...about,
  };
}

export function fakeReactivationApi(told: {
  requested?: readonly Answer<Reactivation>[];
  looked?: readonly Answer<Reactivation | null>[];
}) {
  const wished: ReactivationRequest[] = [];
  const asked: ReactivationId[] = [];
  return {
    wished,
    asked,
    request: inTurn(wished, told.requested ?? []),
    look: inTurn(asked, told.looked ?? []),
  } satisfies ReactivationApi & { wished: ReactivationRequest[]; asked: ReactivationId[] };
}
