import { Hono } from 'hono';
import { SITES } from '#sites/index.ts';
import { findSite } from '#domain/site/resolveSite.ts';
import { typeOf } from '../../build/fileTypes.ts';
import { isPagePath, isSandboxPath } from '../../build/paths.ts';
import { wholeSite } from '../../build/place.ts';
import { ALL_STATES, READY_STATES } from './allStates.ts';
import { beginPage } from './begin.ts';
import { brandForm, brandRoutes, type DraftDesk, type WriteBrand } from './brandRoutes.ts';
import { clientFile, FILES } from './clientBuild.ts';
import { brandHost, framablePolicy, GALLERY_HOST, isDraftHost, isFrameHost } from './frameHost.ts';
import { page } from './page.ts';
import { workshopPolicy } from './policy.ts';
import type { Backend } from './seed.ts';

export interface Workshop {
  /** Whether the workshop answers, and neither the app nor the sandbox. */
  owns(address: URL): boolean;
  /** Answers, or lets `app` answer. To a frame, the app answers as to its brand. */
  serve(request: Request, app: Backend): Promise<Response>;
}

/**
 * The tool for QA and designers, beside the app in development and on the mock build; no build contains it. `write` is
 * null where there is no development server.
 */
export function openWorkshop(backend: Backend, write: WriteBrand): Workshop {
  const desk: DraftDesk = { draft: null };
  const app = new Hono();

  app.use('*', async (context, next) => {
    await next();
    const { host } = new URL(context.req.url);
    context.res.headers.set('Content-Security-Policy', workshopPolicy(host));
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
    context.res.headers.set('Referrer-Policy', 'no-referrer');
    context.res.headers.set('Cache-Control', 'no-store');
  });

  app.get(`${FILES}:file`, async (context) => {
    const { file } = context.req.param();
    const found = await clientFile(file, write !== null);
    return found === undefined
      ? context.notFound()
      : context.body(new Uint8Array(found), 200, { 'Content-Type': typeOf(file) });
  });

  app.get('/gallery/begin', async (context) => {
    const { host, searchParams } = new URL(context.req.url);
    const entry = findSite(brandHost(host) ?? '', SITES);
    if (entry !== undefined)
      return context.html(await beginPage(searchParams, await wholeSite(entry), backend));
    const { draft } = desk;
    if (!isDraftHost(host) || draft === null) return context.notFound();
    return context.html(await beginPage(searchParams, draft.twin, backend, draft));
  });

  app.get('/gallery/parts', async (context) => {
    const entry = findSite(brandHost(new URL(context.req.url).host) ?? '', SITES);
    if (entry === undefined) return context.notFound();
    return context.html(page(`Kit of ${entry.brand}`, { page: 'parts' }, await wholeSite(entry)));
  });

  // The operator has configured nothing of a brand that is being made, and its pictures are in no folder yet.
  app.get('/api/redeem-site-config/:key', (context) => context.json({}));
  app.get('/brands/:id/:file', (context) => {
    const drawings: ReadonlyMap<string, string> = desk.draft?.pictures.files ?? new Map();
    const svg = drawings.get(context.req.param('file').replace(/\.svg$/, ''));
    if (svg === undefined) return context.notFound();
    return context.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
  });

  // For browser tests, which may import only the table. On every host, because Node does not resolve the gallery's.
  app.get('/gallery/ready-states', (context) => context.json(READY_STATES));

  // A tester's tab on a brand's host has a storage of its own, which the workshop leaves alone.
  app.use('/gallery/*', async (context, next) => {
    const url = new URL(context.req.url);
    if (url.hostname === GALLERY_HOST || isFrameHost(url.host) || context.req.method !== 'GET') return next();
    url.hostname = GALLERY_HOST;
    return context.redirect(url.href, 302);
  });
  app.get('/gallery', (context) =>
    context.html(page('Gallery', { page: 'gallery', sites: SITES, states: ALL_STATES })),
  );
  app.get('/gallery/brand', async (context) =>
    context.html(page('New brand', { page: 'brand', states: ALL_STATES, ...(await brandForm(write)) })),
  );
  app.get('/gallery/kit', (context) => context.html(page('Kit', { page: 'kit', sites: SITES })));
  app.route('/gallery/brand', brandRoutes(desk, write));

  const owns = ({ host, pathname }: URL): boolean =>
    /^\/gallery(\/|$)/.test(pathname) ||
    (isDraftHost(host) && isOfDraft(pathname, desk.draft?.answers.id ?? ''));

  return {
    owns,
    serve: async (request, answer) => {
      const url = new URL(request.url);
      if (owns(url)) return app.fetch(request);
      return isFrameHost(url.host) ? framed(request, url, answer) : answer(request);
    },
  };
}

async function framed(request: Request, url: URL, answer: Backend): Promise<Response> {
  const {
    body,
    status,
    headers: sent,
  } = await answer(isSandboxPath(url.pathname) ? request : asBrand(request, url));
  const headers = new Headers(sent);
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null) headers.set('Content-Security-Policy', framablePolicy(policy, url.host));
  return new Response(body, { status, headers });
}

/** The app's files and pages are those of the brand; a brand that is being made has the neutral page. */
function asBrand({ method, headers }: Request, url: URL): Request {
  const asked = new URL(url);
  asked.host = brandHost(url.host) ?? asked.host;
  if (isDraftHost(url.host) && isPagePath(url.pathname)) asked.pathname = '/index.html';
  return new Request(asked, { method, headers });
}

function isOfDraft(pathname: string, id: string): boolean {
  return pathname.startsWith('/api/redeem-site-config/') || pathname.startsWith(`/brands/${id}/`);
}
