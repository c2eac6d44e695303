import { act, fireEvent, screen } from '@testing-library/react';
import { say } from './english.ts';

/** Clicks the button with this text and waits for its effects. */
export const press = (key: string, data = {}) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say(key, data) })));

export const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
