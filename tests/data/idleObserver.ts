/** An observer of sizes that never tells of any, for jsdom, which has none. */
export class IdleObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
