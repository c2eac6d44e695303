import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '#src/start.tsx';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';
import { SITES } from '#sites/index.ts';
import { aSite } from '#tests/data/site.ts';
import type { Services } from '#ui/session/services.ts';

/** What is drawn is tested with the views; here it is only caught. */
const drawn = vi.hoisted(() =>
  vi.fn<(tree: ReactElement<{ children: ReactElement<{ services: Services }> }>) => void>(),
);
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render: drawn }) }));

beforeEach(() => {
  drawn.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // the log says that the config did not come
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(async () => {
  // No start outlives its test: without a backend each ends in high maintenance.
  for (const { site } of started.splice(0)) {
    await vi.waitFor(() => expect(site.startup.kind).toBe('failed'), { timeout: 10_000 });
  }
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
});

const started: Services[] = [];

/** Starts the app on this address and answers what its views work with. */
async function startAt(address: string): Promise<Services> {
  window.history.replaceState({ kept: true }, '', address);
  await start(mockThirdParties);
  const [tree] = drawn.mock.lastCall ?? [];
  if (!tree) throw new Error('nothing was drawn');
  const { services } = tree.props.children.props;
  started.push(services);
  return services;
}

it('removes a code from the address immediately, and nothing else', async () => {
  const { arrival } = await startAt('/shops?utm_source=mail&utm_campaign=may#code=Ab3dE6gH9');
  expect(window.location.href).toMatch(/\/shops\?utm_source=mail&utm_campaign=may$/);
  expect(window.history.state).toEqual({ kept: true });
  expect(arrival).toMatchObject({ path: '/shops', source: 'mail', campaign: 'may' });
  expect(arrival.takeCode()).toBe('Ab3dE6gH9');
});

it('keeps any other fragment', async () => {
  const { arrival } = await startAt('/#main');
  expect(window.location.hash).toBe('#main');
  expect(arrival.takeCode()).toBe('');
});

it.each(['#code=', '#code=<b>', '#code=Ab3dE6gH9&x', '#code=KF7-M2P'])(
  'removes the invalid code %s from the address',
  async (fragment) => {
    const { arrival } = await startAt(`/${fragment}`);
    expect(window.location.href).not.toContain('#');
    expect(arrival.takeCode()).toBe('');
  },
);

it('uses the site written into the page', async () => {
  const [root] = document.querySelectorAll<HTMLElement>('#root');
  if (root) root.dataset['site'] = JSON.stringify(aSite({ id: 'ours', brand: 'Ours' }));
  const { site } = await startAt('/');
  expect(site.entry).toMatchObject({ id: 'ours', brand: 'Ours' });
  expect(document.documentElement).toHaveAttribute('data-brand', 'ours');
});

it('uses the first site on an unknown host, with its brand from the start', async () => {
  const { site } = await startAt('/');
  expect(site.entry).toBe(SITES[0]);
  expect(document.documentElement).toHaveAttribute('data-layout', SITES[0].layout);
  expect(site.startup).toEqual({ kind: 'loading' });
});

it('stores that a user comes from the bonus programme', async () => {
  expect((await startAt('/')).kept.read('payback')).toBeNull();
  expect((await startAt('/?payback=1')).kept.read('payback')).toBe(true);
});

it('blocks second clicks before anything is rendered', async () => {
  await startAt('/');
  document.body.innerHTML = '<button>One</button><button>Two</button>';
  const [first, second] = document.querySelectorAll('button');
  const pressed = vi.fn<() => void>();
  second?.addEventListener('click', pressed);
  first?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  second?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(pressed).not.toHaveBeenCalled();
});

it('throws if the page has no element for the app', async () => {
  document.body.replaceChildren();
  await expect(start(mockThirdParties)).rejects.toThrow('#root');
});
