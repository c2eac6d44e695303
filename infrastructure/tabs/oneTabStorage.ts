const LOCK = 'tab-storage';

/**
 * Firefox gives each page in its back/forward cache its own copy of `sessionStorage`. Such a page comes back with a
 * voucher that a later page of the tab has removed, even after a reload. Firefox does not cache a page that holds a
 * lock, so this page holds one, and the tab has one storage (ADR 24). The other engines have one anyway, and keep their
 * cache.
 */
export function ensureOneTabStorage(): void {
  if (!CSS.supports('-moz-appearance', 'none') || navigator.locks === undefined) return;
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => undefined));
}
