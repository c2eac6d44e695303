/** What an event of a simulated page carries beside its type. */
export interface EventDetails {
  readonly bubbles?: boolean;
  readonly cancelable?: boolean;
  readonly [more: string]: unknown;
}

/** An event of a simulated page, with the members that React and the app read. */
export class PageEvent {
  readonly type: string;
  readonly bubbles: boolean;
  readonly cancelable: boolean;
  readonly isTrusted = true;
  readonly timeStamp: number;
  target: unknown = null;
  currentTarget: unknown = null;
  defaultPrevented = false;
  isStopped = false;
  isStoppedAtOnce = false;

  constructor(type: string, { bubbles = false, cancelable = false, ...more }: EventDetails = {}) {
    this.type = type;
    this.bubbles = bubbles;
    this.cancelable = cancelable;
    this.timeStamp = performance.now();
    Object.assign(this, more);
  }

  preventDefault(): void {
    if (this.cancelable) this.defaultPrevented = true;
  }

  stopPropagation(): void {
    this.isStopped = true;
  }

  stopImmediatePropagation(): void {
    this.isStopped = true;
    this.isStoppedAtOnce = true;
  }
}
