/** What the style sheet has for each brand: dark and light colours, and the use of its face. */
const OF_BRANDS = [
  /@media screen and \(prefers-color-scheme:dark\)\{\[data-brand=([\w-]+)\][^{}]*\{[^{}]*\}\}/g,
  /\[data-brand=([\w-]+)\]\{[^{}]*\}/g,
  /@media screen\{\[data-face=([\w-]+)\]\{[^{}]*\}\}/g,
];

/** The rules with the files of the faces. */
const FILES = /@font-face\{font-family:face-([\w-]+);[^{}]*\}/g;

interface BrandRules {
  readonly styles: string;
  /** The `@font-face` rule; null if the brand has no face. */
  readonly face: string | null;
}

/**
 * The style sheet without the colours and faces of other brands, and the rule of the brand's face apart. Throws if the
 * style sheet is not written as expected.
 */
export function brandRules(styles: string, id: string): BrandRules {
  const face = [...styles.matchAll(FILES)].find(([, brand]) => brand === id)?.[0] ?? null;
  const keepOwn = (rule: string, brand: string) => (brand === id ? rule : '');
  const own = OF_BRANDS.reduce((kept, rules) => kept.replace(rules, keepOwn), styles.replace(FILES, ''));
  const named = [...own.matchAll(/\[data-(?:brand|face)=([\w-]+)\]|@font-face\{font-family:face-/g)].map(
    ([, brand]) => brand,
  );
  const has = (part: string) => own.includes(`[${part}=${id}]`);
  const isWhole = has('data-brand') && has('data-face') === (face !== null);
  if (!isWhole || named.some((brand) => brand !== id)) {
    throw new Error(`The style sheet has other rules for brands than expected: ${named.join(' ')}`);
  }
  return { styles: own, face };
}
