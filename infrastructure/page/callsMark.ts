const MARK_AFTER_MS = 100;

/**
 * Returns a `CallListener` that sets the class `all-requests-finished` while no call is in flight, for browser tests. A
 * call counts until 100 ms after its end (product 15.13).
 */
export function markCalls(classes: Pick<DOMTokenList, 'toggle'>): (call: Promise<unknown>) => void {
  let open = 0;
  const count = (change: number) => {
    open += change;
    classes.toggle('all-requests-finished', open === 0);
  };
  const end = () => setTimeout(count, MARK_AFTER_MS, -1);
  return (call) => {
    count(1);
    call.then(end, end);
  };
}
