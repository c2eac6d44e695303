/** Lazy: not needed before a code is sent. */
export const balanceCard = async () => (await import('./BalanceView.tsx')).BalanceView;
