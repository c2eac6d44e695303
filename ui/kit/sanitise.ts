import DOMPurify from 'dompurify';

const TAGS = ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span'];

/**
 * The allowed part of foreign HTML (config, shops, translations) as nodes. Nodes instead of text: what was
 * checked is what is shown, nothing is parsed a second time.
 */
export function sanitise(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) link.setAttribute('rel', 'noopener noreferrer');
  return fragment;
}
