import DOMPurify from 'dompurify';
import { safeHref } from '#domain/link/safeHref.ts';

const TAGS = ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span'];

const SHEETS = /<(style|script|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const HANDLERS_AND_STYLES = /[\s/"'](?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

/**
 * Takes out what the content policy would already report while the text is being parsed. It makes nothing safe:
 * that is the sanitiser's work, on whatever is left.
 */
function quiet(html: string): string {
  return html.replace(SHEETS, ' ').replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(HANDLERS_AND_STYLES, ' '));
}

/**
 * The allowed part of foreign HTML (config, shops, translations) as nodes. Nodes instead of text: what was
 * checked is what is shown, nothing is parsed a second time.
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
