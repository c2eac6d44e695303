import DOMPurify from 'dompurify';
import { safeHref } from '#domain/link/safeHref.ts';

const TAGS = ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span'];

const SHEETS = /<(style|script|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const HANDLERS_AND_STYLES = /[\s/"'](?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

/**
 * Removes styles, scripts and handlers, which the content security policy would report while parsing. Not a security
 * measure: DOMPurify sanitises the rest.
 */
function quiet(html: string): string {
  return html.replace(SHEETS, ' ').replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(HANDLERS_AND_STYLES, ' '));
}

/**
 * Returns the allowed part of foreign HTML (config, shops, translations). Nodes, not text: a second parse could yield
 * something unchecked.
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
