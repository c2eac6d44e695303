import DOMPurify from 'dompurify';
import { safeHref } from '#domain/link/safeHref.ts';

const TAGS = ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span'];

const SHEETS = /<(style|script|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const HANDLERS_AND_STYLES = /[\s/"'](?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

/**
 * Removes what the content security policy would report while the HTML is parsed: styles, scripts, handlers. This makes
 * nothing safe; the sanitiser does that with what is left.
 */
function quiet(html: string): string {
  return html.replace(SHEETS, ' ').replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(HANDLERS_AND_STYLES, ' '));
}

/**
 * Returns the allowed part of foreign HTML (config, shops, translations) as nodes. Nodes, not text, so that what was
 * checked is what is shown and nothing is parsed a second time.
 */
export function sanitise(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(quiet(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (safeHref(link.getAttribute('href') ?? '') === null) link.removeAttribute('href');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
