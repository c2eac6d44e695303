import { expect, it } from 'vitest';
import { withLongerTexts } from '../../../../e2e/support/longerTexts.ts';

/** As the bundler writes a file of texts. */
const chunkOf = (texts: object) =>
  `e.exports=JSON.parse('${JSON.stringify(texts).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')}`;

function textsOf(script: string): Readonly<Record<string, string>> {
  const [, literal = ''] = /JSON\.parse\('(.*)'\)/.exec(script) ?? [];
  return JSON.parse(literal.replaceAll("\\'", "'").replaceAll('\\\\', '\\')) as Record<string, string>;
}

const lengthened = (text: string) => textsOf(withLongerTexts(chunkOf({ text })))['text'] ?? '';

it('lengthens a text by 40 % and gives it accents', () => {
  expect(lengthened('Redeem your voucher')).toMatch(/^Rêdêêm yôůr vôůçhêr /);
  for (const text of ['Back', 'Redeem your voucher', 'A much longer text. '.repeat(12).trim()]) {
    const added = lengthened(text).length - text.length;
    expect(added).toBeGreaterThanOrEqual(Math.floor(text.length * 0.4) - 1);
    expect(added).toBeLessThanOrEqual(Math.ceil(text.length * 0.4));
  }
});

it('keeps placeholders, marks and quotes', () => {
  expect(lengthened('Of {{money}} and <b>it’s</b> "new" \'here\'')).toMatch(
    /^Øf \{\{money\}\} áñd <b>ït’s<\/b> "ñêw" 'hêrê' /,
  );
});

it('leaves what has no words, and data that is not only texts', () => {
  expect(lengthened('{{count}}')).toBe('{{count}}');
  const data = chunkOf({ text: 'Redeem', size: 3 });
  expect(withLongerTexts(data)).toBe(data);
});
