/** jsdom has no ResizeObserver; this one never reports. */
export class IdleObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
