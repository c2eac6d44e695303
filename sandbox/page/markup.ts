import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of markup whose values are escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A table with a caption for screen readers; it scrolls in its own box on narrow screens. */
export function table(caption: string, heads: readonly string[], rows: readonly Markup[]): Markup {
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>${caption}</caption>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows}</tbody>
    </table>
  </div>`;
}

/** Cents as people read them: `EUR 25.00`. */
export function money(amountInCent: number, currency: string): string {
  return `${currency} ${(amountInCent / 100).toFixed(2)}`;
}
