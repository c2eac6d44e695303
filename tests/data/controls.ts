import { act, fireEvent, screen } from '@testing-library/react';
import { say } from './english.ts';

/** Presses the button with these words, and waits for what that brings. */
export const press = (key: string, data = {}) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say(key, data) })));

/** Where the link of this name leads. */
export const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
