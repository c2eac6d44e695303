import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#domain/language/locale.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CrashBoundary, CrashPage } from '#ui/shell/Crash.tsx';
import { ServicesContext } from '#ui/session/services.ts';

const GONE = Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined); // React logs the error that the boundary caught
});

type App = Awaited<ReturnType<typeof anApp>>;

/** A screen of the router that throws when it is rendered. */
async function crash({ services }: App, error: unknown) {
  function Broken(): never {
    throw error;
  }
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: CrashPage }]);
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.language.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </ServicesContext>,
    );
  });
}

/** A component outside the router whose chunk is missing. */
async function crashOutside({ services }: App) {
  function Broken(): never {
    throw GONE;
  }
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <CrashBoundary>
          <Broken />
        </CrashBoundary>
      </ServicesContext>,
    );
  });
}

it.each(LANGUAGES)('shows in %s that something went wrong, and offers to reload the page', async (locale) => {
  const app = await anApp({ locale });
  const { crashTitle, reload } = app.services.bundledTexts[locale];
  await crash(app, new TypeError('no'));
  expect(screen.getByRole('heading', { name: crashTitle })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: reload }));
  expect(app.reload).toHaveBeenCalledOnce();
});

it('marks the crash page as loaded', async () => {
  document.documentElement.classList.remove('page-loaded');
  await crash(await anApp(), new TypeError('no'));
  await waitFor(() => expect(document.documentElement).toHaveClass('page-loaded'));
});

it('reloads the page if a chunk is gone after a deployment', async () => {
  const app = await anApp();
  await crash(app, GONE);
  expect(app.reloadOnce).toHaveBeenCalledOnce();
  expect(app.log.events).toEqual([
    { event: 'screen-crashed', screen: '', cause: 'missing-chunk', thrown: GONE },
  ]);
});

it('shows that there is no connection if a chunk is missing offline, and reloads when the network returns', async () => {
  const app = await anApp({ locale: 'en' });
  app.network.turn(false);
  await crash(app, GONE);
  expect(screen.getByRole('heading', { name: say('frame.away.title') })).toBeInTheDocument();
  expect(screen.getByText(say('frame.away.text'))).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(app.reloadOnce).not.toHaveBeenCalled();
  await act(async () => app.network.turn(true));
  expect(app.reloadOnce).toHaveBeenCalledOnce();
});

it('does not reload by itself after any other error', async () => {
  const app = await anApp();
  await crash(app, new TypeError('no'));
  expect(app.reloadOnce).not.toHaveBeenCalled();
});

it('logs the type of the error, but neither its message nor the address', async () => {
  const app = await anApp();
  window.history.replaceState(null, '', '/merchantcode/rl-secret');
  const thrown = new TypeError('code Ab3dE6gH9');
  await crash(app, thrown);
  window.history.replaceState(null, '', '/');
  expect(app.log.events).toEqual([
    { event: 'screen-crashed', screen: 'merchantcode', cause: 'TypeError', thrown },
  ]);
});

it('handles a thrown value that is no error', async () => {
  const app = await anApp();
  await crash(app, 'just words');
  expect(app.log.events).toEqual([
    { event: 'screen-crashed', screen: '', cause: 'unknown', thrown: 'just words' },
  ]);
});

it('catches errors outside the router', async () => {
  const app = await anApp({ locale: 'en' });
  await crashOutside(app);
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeInTheDocument();
  expect(app.reloadOnce).toHaveBeenCalledOnce();
});

it('shows bundled texts if a chunk is missing before the site is loaded, and reloads when the network returns', async () => {
  const app = await anApp({ locale: 'en', siteProblems: ['offline'] });
  app.network.turn(false);
  await crashOutside(app);
  const { crashTitle, reload } = app.services.bundledTexts.en;
  expect(screen.getByRole('heading', { name: crashTitle })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: reload })).toBeInTheDocument();
  await act(async () => app.network.turn(true));
  expect(app.reloadOnce).toHaveBeenCalledOnce();
});

it('renders its children while nothing fails', () => {
  render(
    <CrashBoundary>
      <p>Inside</p>
    </CrashBoundary>,
  );
  expect(screen.getByText('Inside')).toBeInTheDocument();
});
