/** Byte for byte. Quoted attribute values may look like the end of a tag or like `src=`. */
export function inlineElements(html: string, tag: 'script' | 'style'): readonly string[] {
  const part = new RegExp(`<${tag}(?=[\\s>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(part)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '')))
    .map(([, , body = '']) => body);
}
