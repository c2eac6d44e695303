import type { EndAmount } from '#application/ports/endAmount.ts';

/** What a device remembers of the amount that was last wished on a voucher; null if there was none. */
export function fakeEndAmount(last: number | null = null): EndAmount {
  let kept = last;
  return {
    read: () => kept,
    write: (inCent) => {
      kept = inCent;
    },
  };
}
