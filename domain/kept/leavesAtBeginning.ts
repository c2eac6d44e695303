import { type KeptPart, OF_A_VOUCHER } from './retention.ts';

interface Beginning {
  readonly mark: string;
  readonly partner: string | null;
}

/** `last`, `owner`: the marks of the last voucher in use, and of the one that the drafts belong to. */
interface Former {
  readonly last: string | null;
  readonly owner: string | null;
  /** True if the voucher's balance has changed since the tab learnt it. */
  readonly isRestOld: boolean;
}

/**
 * What a voucher that comes into use removes. Separate from `retention.ts` to keep it out of the first load.
 *
 * All parts if another voucher was in use before; otherwise help and charge data stay (ADR 12). Drafts without an owner
 * belong to no voucher: a code must never be mailed to the previous user.
 */
export function leavesAtBeginning(
  { mark, partner }: Beginning,
  { last, owner, isRestOld }: Former,
): readonly KeptPart[] {
  if (last !== null && last !== mark) return OF_A_VOUCHER;
  const leaves: KeptPart[] = ['receipts', 'addresses', 'charged'];
  if (owner !== mark) leaves.push('drafts');
  if (owner !== mark || isRestOld) leaves.push('remainder');
  // A stored partner belongs to another voucher unless the marks match.
  if (partner === null || owner !== mark) leaves.push('partner');
  return leaves;
}
