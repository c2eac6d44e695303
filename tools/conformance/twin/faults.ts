import { AMOUNT_FAULTS } from './amounts.ts';
import type { Fault } from './fault.ts';
import { HEADER_FAULTS } from './headers.ts';
import { IDENTIFIER_FAULTS } from './identifiers.ts';
import { LINK_FAULTS } from './links.ts';
import { OPENNESS_FAULTS } from './openness.ts';
import { ORDER_FAULTS } from './orders.ts';
import { PAYMENT_FAULTS } from './payments.ts';
import { PROBLEM_FAULTS } from './problems.ts';
import { readingFaults } from './reading.ts';

/**
 * Every switch of the broken twin.
 * @param pause waits for some milliseconds, or moves the clock by which answers are measured
 */
export function faultsOf(pause: (milliseconds: number) => Promise<void>): readonly Fault[] {
  return [
    ...ORDER_FAULTS,
    ...AMOUNT_FAULTS,
    ...PAYMENT_FAULTS,
    ...LINK_FAULTS,
    ...HEADER_FAULTS,
    ...OPENNESS_FAULTS,
    ...PROBLEM_FAULTS,
    ...readingFaults(pause),
    ...IDENTIFIER_FAULTS,
  ];
}
