import type { FormEvent } from 'react';

/** Returns what a form does when it is submitted: `act`, and no document load. */
export const submitting = (act: () => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void act();
};
