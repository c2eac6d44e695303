/**
 * The inline parts named `tag` of a page, byte for byte as they stand in it. What an attribute says in quotes may look
 * like the end of the tag, or like an address.
 */
export function inlineElements(html: string, tag: 'script' | 'style'): readonly string[] {
  const part = new RegExp(`<${tag}(?=[\\s>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(part)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '')))
    .map(([, , body = '']) => body);
}
