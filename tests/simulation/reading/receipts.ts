/** Pages that say what the tab's user did last. */
export const RECEIPTS: readonly string[] = [
  '/thankyou',
  '/donate/done',
  '/prepaid/finalized',
  '/prepaid/ordered',
];
