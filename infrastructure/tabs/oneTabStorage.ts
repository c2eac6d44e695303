const LOCK = 'tab-storage';

/**
 * Firefox gives each page that it keeps for "back" (back/forward cache) its own copy of `sessionStorage`. Such a page
 * comes back with a voucher that a later page of the tab has removed, and even a reload shows it again. Firefox keeps no
 * page that holds a lock, so this page holds one until it is left, and the tab has one storage (ADR 24). The other
 * engines have one anyway, and go on keeping pages.
 */
export function ensureOneTabStorage(): void {
  if (!CSS.supports('-moz-appearance', 'none') || navigator.locks === undefined) return;
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => undefined));
}
