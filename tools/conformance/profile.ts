import { unknownOf, WrongStart } from '#tools/machine/options.ts';
import type { Contract, OperationId } from './contract/contract.ts';

/** POSTs that only ask. */
const ASKING: readonly OperationId[] = [
  'createVoucherToken',
  'refreshVoucherToken',
  'createQuote',
  'checkCharge',
  'getPaymentState',
  'getOrderStatus',
  'getGiveaway',
  'getVaultGiveaway',
];

/** What a run may send, and what it is about. */
export interface Profile {
  readonly name: string;
  readonly sends: (operation: OperationId) => boolean;
  readonly isAbout: (area: string) => boolean;
  /** Whether vouchers and links are used up. */
  readonly usesUp: boolean;
}

function areasOf(contract: Contract): string[] {
  return [...new Set(contract.operations.map(({ area }) => area))];
}

/** What the call is needed for, in words of the contract. */
export function neededFor(contract: Contract, id: OperationId): readonly string[] {
  return contract.operation(id).declared['x-needed-for'] as string[];
}

/**
 * @param name `read-only` sends only what asks: it moves no value and changes nothing. `full` sends everything. A tag of
 * the contract tests that area. `smallest` sends only what every backend must answer.
 */
export function profileOf(name: string, contract: Contract): Profile {
  const everything = () => true;
  if (name === 'full') return { name, sends: everything, isAbout: everything, usesUp: true };
  if (name === 'read-only') {
    const sends = (id: OperationId) => {
      const { method, movesValue } = contract.operation(id);
      return !movesValue && (method === 'GET' || ASKING.includes(id));
    };
    return { name, sends, isAbout: everything, usesUp: false };
  }
  if (name === 'smallest') {
    const sends = (id: OperationId) => neededFor(contract, id).includes('everything');
    const isAbout = (area: string) =>
      contract.operations.some((one) => one.area === area && sends(one.operationId));
    return { name, sends, isAbout, usesUp: true };
  }
  const areas = areasOf(contract);
  if (!areas.includes(name))
    throw new WrongStart(unknownOf('profile', name, ['full', 'read-only', 'smallest', ...areas]));
  return { name, sends: everything, isAbout: (area) => area === name, usesUp: true };
}
