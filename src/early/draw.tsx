import { type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router';
import { Frame } from '#ui/frame/Frame.tsx';
import { layoutProfileOf } from '#ui/frame/layoutProfile.ts';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { SHOPS } from '#ui/screens/shops/services.ts';
import { ShopsView } from '#ui/screens/shops/wall/ShopsView.tsx';
import { type Services, ServicesContext } from '#ui/session/services.ts';
import { createRouter } from '#ui/shell/router.tsx';
import { ShownLink } from './ShownLink.tsx';
import { ShownTiles } from './ShownTiles.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** A page whose screen waits for something. */
const EMPTY = /<main[^>]*><\/main>/;
const MOST_DRAWS = 10;
export const MAIN = /<main.*<\/main>/s;

const nothing = async () => () => null;

/** The entry with its frame, as the app draws it before any of its answers has come. */
export function drawEntry(services: Services): Promise<string> {
  return draw(createRouter(services.site.own, services), services);
}

/** The screens of the pages besides the entry that links lead to (ADR 6); null for a wall that comes in pages. */
export async function landingsOf(
  services: Services,
): Promise<{ readonly code: string; readonly wall: string | null }> {
  const code = await screenOf(
    { path: '/merchantcode/:redeemLinkToken', at: '/merchantcode/-' },
    <>
      <CodePageView extras={nothing} reminder={nothing} />
      <ShownLink />
    </>,
    services,
  );
  if (services.site.site.switches.usePaginatedShopList) return { code, wall: null };
  // As the route does: the screen has texts of its area beside the parts that wait for it.
  await services.area(SHOPS);
  const wall = await screenOf(
    { path: '/shops', at: '/shops' },
    <>
      <ShopsView />
      <ShownTiles />
    </>,
    services,
  );
  return { code, wall };
}

async function screenOf(
  { path, at }: { readonly path: string; readonly at: string },
  screen: ReactNode,
  services: Services,
): Promise<string> {
  const page = (
    <Frame
      profile={layoutProfileOf(services.site.site)}
      skipLabel=""
      header={null}
      footer={null}
      network={null}
    >
      <Suspense>{screen}</Suspense>
    </Frame>
  );
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [at] });
  const [main = ''] = MAIN.exec(await draw(router, services)) ?? [];
  return main;
}

async function draw(router: Router, services: Services): Promise<string> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  const markup = () =>
    renderToStaticMarkup(
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.language.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </ServicesContext>,
    );
  // React knows that a promise is fulfilled only when it meets it again, and it stops at the first that it does not know.
  let drawn = markup();
  for (let draws = 1; EMPTY.test(drawn); draws += 1) {
    if (draws === MOST_DRAWS) throw new Error(`The page at ${router.state.location.pathname} stays empty`);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    drawn = markup();
  }
  router.dispose();
  // Not what React would load ahead: the pictures stand in the page, and which of two is shown its width decides.
  return drawn.replace(/^(<link [^>]*>)+/, '');
}
