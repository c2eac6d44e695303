import { html } from 'hono/html';
import type { Site } from '#domain/site/site.ts';
import type { BeginData } from '../client/begin.ts';
import type { PageData } from '../client/pageData.ts';
import { FILES } from './clientBuild.ts';

/** A page of the workshop, which the client draws from `data`. It wears the workshop's own look, or that of `site`. */
export function page(title: string, data: PageData, site?: Site) {
  const { id = 'own', layout = 'classic', dark = 'auto' } = site ?? {};
  const face = site?.id ?? '';
  return html`<!doctype html>
    <html
      lang="en"
      data-brand="${id}"
      data-layout="${layout}"
      data-shape="${site?.shape ?? ''}"
      data-dark="${dark}"
      data-face="${face}"
    >
      ${head(title, 'workshop')}
      <body data-page="${JSON.stringify(data)}"><div id="root"></div></body>
    </html>`;
}

/** The first page in a frame, which becomes the app. */
export function startPage(data: BeginData) {
  return html`<!doctype html>
    <html lang="en">
      ${head('Start of a frame', 'begin')}
      <body data-page="${JSON.stringify(data)}"></body>
    </html>`;
}

function head(title: string, script: 'workshop' | 'begin') {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} – Workshop</title>
    <link rel="icon" href="data:," />
    ${script === 'workshop' && html`<link rel="stylesheet" href="${FILES}workshop.css" />`}
    <script type="module" src="${FILES}${script}.js"></script>
  </head>`;
}
