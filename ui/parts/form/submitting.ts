import type { FormEvent } from 'react';

/** Returns a submit handler that calls `act` and prevents the document load. */
export const submitting = (act: () => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void act();
};
