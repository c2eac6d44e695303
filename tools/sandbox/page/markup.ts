import { html } from 'hono/html';
import { type Instant, rfc3339 } from '../core/clock.ts';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of markup whose values are escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A table with a caption for screen readers. It scrolls in its own box on narrow screens. */
export function table(caption: string, heads: readonly string[], rows: readonly Markup[]): Markup {
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>${caption}</caption>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows}</tbody>
    </table>
  </div>`;
}

/** Such as `EUR 25.00`. */
export function money(amountInCent: number, currency: string): string {
  return `${currency} ${(amountInCent / 100).toFixed(2)}`;
}

/** Such as `2026-11-21 12:00:00 UTC`. */
export function clockOf(instant: Instant): string {
  return rfc3339(instant).replace('T', ' ').replace('Z', ' UTC');
}

export function part(id: string, title: string, content: Markup): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`;
}

/** A `part` with a table, or with the text `none` if there are no rows. */
export function tablePart(
  id: string,
  title: string,
  {
    caption,
    heads,
    rows,
    none,
  }: Readonly<{ caption: string; heads: readonly string[]; rows: readonly Markup[]; none: string }>,
): Markup {
  return part(id, title, rows.length === 0 ? html`<p class="hint">${none}</p>` : table(caption, heads, rows));
}

/**
 * A page in the sandbox's style.
 * @param head further elements of the head
 */
export function sheet(title: string, body: Markup, head: Markup | string = ''): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/page.css" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** A button; the page's script sends its call. */
export function sending(address: string, label: string): Markup {
  return html`<button type="button" data-send="${address}">${label}</button>`;
}
