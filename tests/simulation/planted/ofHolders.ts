// oxlint-disable typescript/consistent-type-imports -- a namespace import would hide dead exports from the check of dead code
import type { Hint } from '#application/help/helpContext.ts';
import type { KeptPart } from '#domain/kept/retention.ts';
import type { KeptKey, keptRow } from '#domain/kept/table.ts';
import { type PlantedFault, fault } from './plantedFault.ts';
import { given, replaced } from './wraps.ts';

type Retention = typeof import('#domain/kept/retention.ts');
const RETENTION = 'domain/kept/retention.ts';
type Table = typeof import('#domain/kept/table.ts');
const TABLE = 'domain/kept/table.ts';
type LeaveInTime = typeof import('#application/voucher/leaveInTime.ts');
const LEAVE_IN_TIME = 'application/voucher/leaveInTime.ts';
type OtherTabs = typeof import('#infrastructure/tabs/broadcastTabs.ts');
const OTHER_TABS = 'infrastructure/tabs/broadcastTabs.ts';

const ADDRESSES: readonly KeptKey[] = ['addressee', 'recipient', 'redeemedTo', 'donatedTo'];
const SESSION_ALONE: readonly KeptPart[] = ['session'];

/** A part that leaves with no end of a voucher, and at no time. */
function inherited(name: string, part: KeptPart): PlantedFault {
  const isOther = (one: KeptPart) => one !== part;
  const without = <End extends { readonly leaves: readonly KeptPart[] }>(end: End): End => ({
    ...end,
    leaves: end.leaves.filter(isOther),
  });
  return fault<Retention>(name, RETENTION, {
    OF_A_VOUCHER: (parts) => parts.filter(isOther),
    LEAVES_IN_TIME: (parts) => parts.filter(isOther),
    ENDS: (ends) => ({
      ...ends,
      removed: without(ends.removed),
      erased: without(ends.erased),
      replaced: without(ends.replaced),
      'removed-elsewhere': without(ends['removed-elsewhere']),
    }),
  });
}

function onTheDevice(moved: KeptKey) {
  return (right: typeof keptRow): typeof keptRow =>
    (key) =>
      key === moved ? { ...right(key), where: 'device' } : right(key);
}

/** Faults about holders and secrets. The first was in this app once. */
export const OF_HOLDERS: readonly PlantedFault[] = [
  inherited('help-form-is-inherited', 'requests'),
  inherited('drafts-are-inherited', 'drafts'),
  inherited('receipts-are-inherited', 'receipts'),
  inherited('voucher-order-is-inherited', 'charge'),
  fault<Retention>('removal-keeps-the-drafts', RETENTION, {
    ENDS: (ends) => ({ ...ends, removed: { ...ends.removed, leaves: SESSION_ALONE } }),
  }),
  fault<Retention>('erasing-keeps-the-receipts', RETENTION, {
    ENDS: (ends) => ({ ...ends, erased: { ...ends.erased, leaves: SESSION_ALONE } }),
  }),
  fault<OtherTabs>('other-tabs-keep-what-was-erased', OTHER_TABS, {
    BroadcastTabs: (Right) =>
      class extends Right {
        override notifyRemoved(mark: string | null): void {
          if (mark !== null) super.notifyRemoved(mark);
        }
      },
  }),
  fault<OtherTabs>('other-tabs-keep-what-was-removed', OTHER_TABS, {
    BroadcastTabs: (Right) =>
      class extends Right {
        override notifyRemoved(mark: string | null): void {
          if (mark === null) super.notifyRemoved(mark);
        }
      },
  }),
  fault<typeof import('#domain/kept/removals.ts')>(
    'dropped-tab-keeps-a-removed-voucher',
    'domain/kept/removals.ts',
    {
      isRemovalMissed: (right) => (removals, emptySince, lastVoucher) =>
        right(
          removals.filter(({ of }) => of === null),
          emptySince,
          lastVoucher,
        ),
    },
  ),
  fault<LeaveInTime>('what-was-typed-never-leaves', LEAVE_IN_TIME, {
    LeaveInTime: (Right) =>
      given(Right, (kept, clock) => [
        replaced(kept, {
          forget: (key) => {
            if (key === 'usedAt') kept.forget(key);
          },
        }),
        clock,
      ]),
  }),
  fault<typeof import('#application/voucher/followSession.ts')>(
    'open-form-keeps-what-has-left',
    'application/voucher/followSession.ts',
    {
      FollowSession: (Right) =>
        given(Right, (session, ...others) => [
          replaced(session, { release: (state) => session.release(state) }),
          ...others,
        ]),
    },
  ),
  fault<LeaveInTime>('receipt-keeps-its-address', LEAVE_IN_TIME, {
    LeaveInTime: (Right) =>
      given(Right, (kept, clock) => [
        replaced(kept, {
          forget: (key) => {
            if (!ADDRESSES.includes(key)) kept.forget(key);
          },
        }),
        clock,
      ]),
  }),
  fault<Table>('token-is-on-the-device', TABLE, { keptRow: onTheDevice('voucherToken') }),
  fault<Table>('customer-is-on-the-device', TABLE, { keptRow: onTheDevice('customerDraft') }),
  fault<Table>('charge-token-is-on-the-device', TABLE, { keptRow: onTheDevice('charge') }),
  fault<typeof import('#application/voucher/spendVoucher.ts')>(
    'other-tabs-are-told-the-token',
    'application/voucher/spendVoucher.ts',
    {
      SpendVoucher: (Right) =>
        given(Right, (session, kept, tabs) => [
          session,
          kept,
          replaced(tabs, { notifyForgotten: (mark) => tabs.notifyForgotten(session.read()?.token ?? mark) }),
        ]),
    },
  ),
  fault<typeof import('#application/help/helpContext.ts')>(
    'code-is-stored-for-help',
    'application/help/helpContext.ts',
    {
      HelpContext: (Right) =>
        class extends Right {
          override give(hint?: Partial<Hint>): void {
            super.give(hint?.voucher ? { ...hint, orderNumber: hint.voucher } : hint);
          }
        },
    },
  ),
];
