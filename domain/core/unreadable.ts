/** Stands for a value that was sent, but not in a form that the app can read: that is not the same as none. */
export const UNREADABLE = Symbol('unreadable');
export type Unreadable = typeof UNREADABLE;
