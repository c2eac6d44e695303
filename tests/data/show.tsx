import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Services, ServicesContext } from '#ui/session/services.ts';

interface Place {
  /** The address to show. */
  at?: string;
  /** The address's route. */
  path?: string;
  /** State of the history entry. */
  state?: unknown;
  /** Settings of the route. */
  handle?: { navbar?: boolean; path?: string };
  /** Rendered inside the view, which then is a layout. */
  inside?: ReactNode;
  /** Other pages are drawn only after this. */
  next?: Promise<unknown>;
}

/** Renders a view in the app and waits until it no longer suspends. Returns a way to read the current address. */
export async function show(services: Services, view: ReactNode, place: Place = {}) {
  const { at = '/', path = '*', state, handle, inside, next } = place;
  const shown = inside === undefined ? { path, handle, element: view } : { path, handle, element: inside };
  const { pathname, search } = new URL(at, 'http://app.test');
  const elsewhere =
    path === '*'
      ? []
      : [{ path: '*', element: null, ...(next && { loader: async () => next.then(() => null) }) }];
  const router = createMemoryRouter(
    inside === undefined ? [shown, ...elsewhere] : [{ element: view, children: [shown, ...elsewhere] }],
    { initialEntries: [{ pathname, search, state }] },
  );
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.language.i18n}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </I18nextProvider>
      </ServicesContext>,
    );
  });
  return { path: () => router.state.location.pathname, router };
}
