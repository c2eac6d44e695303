import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { once } from '#src/areas/once.ts';

it('loads once, and again after a failure', async () => {
  const answers = [Promise.reject(new Error('no chunk')), Promise.resolve('here')];
  const load = once(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(load()).rejects.toThrow('no chunk');
  await expect(load()).resolves.toBe('here');
  await expect(load()).resolves.toBe('here');
});

it('is rendered by a synchronous update once it is loaded', async () => {
  const load = once(() => Promise.resolve('here'));
  await load();
  const Loaded = () => <p>{use(load())}</p>;
  const view = (isRead: boolean) => (
    <Suspense fallback="hidden">{isRead ? <Loaded /> : <p>before</p>}</Suspense>
  );
  const { rerender } = render(view(false));
  act(() => {
    flushSync(() => rerender(view(true)));
    expect(screen.getByText('here')).toBeVisible();
  });
});
