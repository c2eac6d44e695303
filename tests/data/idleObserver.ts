/** Never reports. */
export class IdleObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
