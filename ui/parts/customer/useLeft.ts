import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * Whether a field was left. Never false again. A Tab counts before the focus moves, so that it can reach what appears
 * below the field; a press elsewhere counts once it is over, because nothing may move under the finger.
 */
export function useLeft(wasLeft: () => boolean) {
  const [isLeft, setLeft] = useState(wasLeft);
  const leave = () => setLeft(true);
  return {
    isLeft,
    leave,
    handlers: {
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key === 'Tab' && currentTarget.value !== '') leave();
      },
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (currentTarget.value === '') return;
        if (document.querySelector(':active') === null) return leave();
        // The click comes after the release.
        document.addEventListener('mouseup', () => setTimeout(leave), { once: true });
      },
    },
  };
}
