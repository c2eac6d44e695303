import { enter } from '../driver/acts.ts';
import { codeOf, type Exchange } from '../driver/call.ts';
import { check } from '../driver/paying.ts';
import type { Trial } from '../driver/trial.ts';

/** Leads to a refusal. The last answer has to carry the code. */
export type Provocation = (trial: Trial) => Promise<Exchange>;

/**
 * Enters codes that the data file lists for an error code. All of them have to be refused with it: the first that is not
 * ends the entering.
 */
export function entering(code: string): Provocation {
  return async (trial) => {
    const listed = trial.data.refusedCodes[code];
    let last = await enter(trial, trial.stock.lend(`refusedCodes.${code}`, listed));
    for (const other of listed?.slice(1, 4) ?? []) {
      if (codeOf(last) !== code) return last;
      last = await enter(trial, other);
    }
    return last;
  };
}

/** Asks whether a voucher can be topped up that the data file lists for an error code. */
export function checking(code: string): Provocation {
  return (trial) =>
    check(trial, trial.stock.lend(`refusedSerialNumbers.${code}`, trial.data.refusedSerialNumbers[code]));
}
