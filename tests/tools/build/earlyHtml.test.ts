import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '#tools/build/csp.ts';
import { type EarlyPageInput, earlyHtml } from '#tools/build/earlyHtml.ts';
import { aSite } from '#tests/data/site.ts';

const TEMPLATE = readFileSync(new URL('../../../src/index.html', import.meta.url), 'utf8');
const NEUTRAL = TEMPLATE.replace(
  '</head>',
  '<script defer src="/js/lib.js"></script><link href="/css/index.0123abcd.css" rel="stylesheet"></head>',
);
const DARK = (brand: string) =>
  `@media screen and (prefers-color-scheme:dark){[data-brand=${brand}]:not([data-dark=off]){--a:#000}}`;
const LOOK =
  '[data-shape=leaf]{--r:1}@media print{[data-composition=card] .hero{margin:0}}[data-composition=split] .hero{margin:1px}';
const FILE = (brand: string) => `@font-face{font-family:face-${brand};src:url("/fonts/${brand}.woff2")}`;
const USE = (brand: string) => `[data-face=${brand}]{--font-display:face-${brand},serif}`;
const OF = (brand: string, colour: string) => `[data-brand=${brand}]{--a:${colour}}${DARK(brand)}`;
const FACES = ['ours', 'ours-too'].map((brand) => FILE(brand) + USE(brand)).join('');
const STYLES = `p{margin:0}${LOOK}[data-shape=tab]{--r:2}[data-composition=poster] .hero{margin:2px}${OF('ours', '#f00')}${OF('ours-too', '#0f0')}${FACES}`;

const anEntry = (locale: 'de' | 'en', words: string) => ({
  locale,
  lang: locale,
  title: `${words} & more`,
  description: `"${words}"`,
  markup: `<main><img style="--focus:50% 10%"/><p style="--focus:50% 10%">${words}</p></main>`,
});

const PLAN: EarlyPageInput['plan'] = {
  locales: [{ locale: 'en', lang: 'en', title: "It's", scripts: [], landing: [] }],
  country: 'GB',
  configPath: '/api/x',
  loggedSite: null,
  landing: null,
  languageKey: 'k',
  heldKeys: [],
  bare: [],
};

/** The source by which a policy allows an inline part. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function aPage(about: Partial<EarlyPageInput> = {}, dark?: 'off'): string {
  return earlyHtml({
    neutral: NEUTRAL,
    styles: STYLES,
    scripts: { head: ['choose()'], end: ['prepare()'] },
    release: '1.0.0-0a1b2c3d',
    site: {
      id: 'ours',
      brand: 'Ours',
      name: 'Ours here',
      brandingColor: '#123456',
      layout: 'modern',
      composition: 'card',
      shape: 'leaf',
      faviconPath: '/brands/ours/favicon.svg',
      origin: 'https://ours.example',
      preview: '/brands/ours/preview.png',
      ...(dark && { dark }),
    },
    chunks: '',
    siteData: aSite({ brand: "O'Brien & <Sons>" }),
    entries: [anEntry('en', 'Redeem'), anEntry('de', 'Einlösen')],
    plan: PLAN,
    landingStyles: '',
    ...about,
  });
}

it('has the brand in its very first bytes: language, colours, title, favicon, preview', () => {
  const page = aPage();
  expect(page).toContain(
    '<html lang="en" data-layout="modern" data-shape="leaf" data-dark="auto" data-brand="ours">',
  );
  expect(page).toContain('<title>Redeem &amp; more</title>');
  expect(page).toContain('<meta name="description" content="&quot;Redeem&quot;" />');
  expect(page).toContain('<link rel="icon" href="/brands/ours/favicon.svg" data-site />');
  expect(page).toContain(
    '<meta property="og:image" content="https://ours.example/brands/ours/preview.png" />',
  );
  expect(page).toContain('content="#123456" media="(prefers-color-scheme: light)"');
  expect(page).not.toContain('content="#123456" media="(prefers-color-scheme: dark)"');
});

it('frames a site without dark colours in its own everywhere', () => {
  expect(aPage({}, 'off').match(/content="#123456" media/g)).toHaveLength(2);
});

it('brings its styles along, with its own colours and look alone, and no style attribute', () => {
  const page = aPage();
  expect(page).toContain(
    `<style>p{margin:0}${LOOK}${OF('ours', '#f00')}${USE('ours')}[data-style=e1]{--focus:50% 10%}[data-early=hidden] #early,[data-wall=waits] #early [data-filtered]{visibility:hidden}#early main:has([data-part=tiles]){min-block-size:100vh}</style>`,
  );
  expect(page).not.toMatch(/stylesheet|ours-too| style="/);
  expect(page.match(/data-style="e1"/g)).toHaveLength(4);
});

it('chooses before anything is seen, and does all else after it', () => {
  const page = aPage();
  const order = ['choose()</script>', '<div id="early">', '<template data-part="de">', '<div id="root"'];
  const places = [...order, '<script>prepare()</script>'].map((part) => page.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('has the further scripts and styles of a page besides the entry, each in its place', () => {
  const page = aPage({
    scripts: { head: ['choose()', 'ask()'], end: ['prepare()', 'show()'] },
    landingStyles: '.card{margin:0}',
  });
  expect(page).toContain('choose()</script><script>ask()</script>');
  expect(page).toContain('<script>prepare()</script><script>show()</script>');
  expect(page).toContain('.card{margin:0}');
  expect(contentSecurityPolicy(page)).toMatch(/script-src 'self'( 'sha256-[^']+'){4};/);
});

it('allows its styles and its scripts by their hashes, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(aPage());
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/);
  expect(policy).not.toContain('unsafe');
});

it('hands the site to the app, whatever its name', () => {
  const { document } = new JSDOM(aPage(), { url: 'https://ours.example/' }).window;
  const written = document.getElementById('root')?.dataset['site'] ?? '';
  expect(JSON.parse(written)).toEqual(aSite({ brand: "O'Brien & <Sons>" }));
});

it('hands the rule of its own face to the app, and names no file in its styles', () => {
  const faceOf = (page: string) =>
    new JSDOM(page, { url: 'https://ours.example/' }).window.document.getElementById('root')?.dataset['face'];
  expect(faceOf(aPage())).toBe(FILE('ours'));
  expect(faceOf(aPage({ styles: LOOK + OF('ours', '#f00') + FILE('ours-too') }))).toBeUndefined();
  expect(() => aPage({ landingStyles: '.a{background:url(/images/a.svg)}' })).toThrow(
    /inline styles name url/,
  );
});

it.each([
  'Gifts > 5 & <b>more</b>',
  '</script><script>x()',
  'It\'s src=x, "so" > it\'s',
  '&gt; &#39; &amp;amp;',
])('allows its scripts by their hashes and hands over the plan whatever a title says: %s', (title) => {
  const plan = {
    ...PLAN,
    locales: [{ locale: 'en', lang: 'en', title, scripts: [], landing: [] }],
  } as const;
  const page = aPage({ entries: [{ ...anEntry('en', 'Redeem'), title }], plan });
  expect(/data-plan='([^']*)'/.exec(page)?.[1]).not.toMatch(/[<>]/);
  const { document } = new JSDOM(page, { url: 'https://ours.example/' }).window;
  const inline = [...document.querySelectorAll<HTMLElement>('script:not([src])')];
  expect(inline.map(({ textContent }) => textContent)).toEqual(['choose()', 'prepare()']);
  expect(contentSecurityPolicy(page)).toContain(
    `script-src 'self' ${inline.map(({ textContent }) => hashOf(textContent)).join(' ')};`,
  );
  expect(JSON.parse(inline[0]?.dataset['plan'] ?? '')).toEqual(plan);
  expect(document.title).toBe(title);
});

it('refuses a style sheet or a page that it does not understand', () => {
  expect(() => aPage({ styles: '[data-brand=other]{}' })).toThrow(/style sheet/);
  for (const half of [FILE, USE]) {
    const styles = `${LOOK}${OF('ours', '#f00')}${half('ours')}`;
    expect(() => aPage({ styles })).toThrow(/half of the face/);
  }
  expect(() => aPage({ styles: STYLES.replaceAll('data-shape', 'data-form') })).toThrow(/data-shape=leaf/);
  expect(() => aPage({ styles: STYLES.replaceAll('=card', '="card"') })).toThrow(/data-composition=card/);
  expect(() => aPage({ neutral: TEMPLATE })).toThrow(/neutral page/);
});
