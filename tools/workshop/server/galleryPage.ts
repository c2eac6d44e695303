import { html } from 'hono/html';
import { SITES } from '#sites/index.ts';
import { ALL_STATES } from './allStates.ts';
import { SCRIPTS } from './clientFiles.ts';

/** What the gallery's script needs to know. */
const GALLERY = {
  sites: SITES.map(({ id, brand }) => ({ id, brand })),
  states: ALL_STATES.map(({ name, title, area, sites, scenario }) => ({
    name,
    title,
    area,
    sites,
    scenario,
  })),
};

/** `/gallery`: every state of every screen. */
export function galleryPage() {
  return frame('Gallery', 'gallery', JSON.stringify(GALLERY));
}

/** `/gallery/brand`: the form of a new brand. */
export function brandPage() {
  return frame('New brand', 'brand', JSON.stringify({ states: GALLERY.states }));
}

function frame(title: string, name: 'gallery' | 'brand', data: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Workshop</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/gallery/styles/base.css" />
        <link rel="stylesheet" href="/gallery/styles/gallery.css" />
        <link rel="stylesheet" href="/gallery/styles/brand.css" />
        <script type="module" src="${SCRIPTS}client/${name}.ts"></script>
      </head>
      <body data-workshop="${data}">
        <header class="top">
          <p class="name">Workshop</p>
          <nav aria-label="Workshop">
            ${tab('/gallery', 'Gallery', name === 'gallery')} ${tab('/gallery/brand', 'New brand', name === 'brand')}
            <a href="/sandbox">Sandbox</a>
          </nav>
          <p id="status" class="status" role="status"></p>
        </header>
        <main id="workshop" class="${name}"></main>
      </body>
    </html>`;
}

function tab(path: string, label: string, isHere: boolean) {
  return isHere
    ? html`<a href="${path}" aria-current="page">${label}</a>`
    : html`<a href="${path}">${label}</a>`;
}
