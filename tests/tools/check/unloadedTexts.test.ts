import { expect, it } from 'vitest';
import { flatten } from '#tools/build/localeFiles.ts';
import { laterTextFaults, type TextHomes, unloadedTextFaults } from '#tools/check/texts/unloaded.ts';

const HOMES: TextHomes = {
  first: flatten({ redeem: { title: '1' } }),
  shared: flatten({ common: { copied: '2' } }),
  areas: new Map([
    ['redemption', flatten({ check: { title: '3' } })],
    [
      'payment',
      flatten({ payment: { title: '4', unclear: { reserved: '5' }, paid_one: '6', paid_other: '7' } }),
    ],
  ]),
};

const sourcesOf = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

/** `ui/App.tsx` is the first screen, `ui/Check.tsx` the screen of the route that loads `redemption`. */
const faultsOf = (files: Record<string, string>): string[] =>
  unloadedTextFaults(
    sourcesOf({
      'ui/App.tsx': "import './routes.ts'; import './First.tsx';",
      'ui/routes.ts': "const SCREENS = [screen<'/check'>(async () => (await import('./Check.tsx')).Check)];",
      ...files,
    }),
    'ui/App.tsx',
    HOMES,
    new Map([['/check', ['redemption']]]),
  );

const ofPayment = (key: string, path: string, part: string) =>
  `${path}: ${key} comes with payment, which is not loaded below ${part}: ` +
  'name the area where that is loaded (domain/route/routes.ts), or move the text to locales/shared/';

it('reports a text whose area the route of its screen does not load, however far below the screen it is said', () => {
  expect(
    faultsOf({
      'ui/Check.tsx': "import { A } from './orders/A.tsx';",
      'ui/orders/A.tsx': "import { b } from '#ui/orders/b.ts'; import type { C } from './C.tsx';",
      'ui/orders/b.ts': "export const b = 'payment.title';",
      'ui/orders/C.tsx': "t('payment.title');",
    }),
  ).toEqual([ofPayment('payment.title', 'ui/orders/b.ts', 'ui/Check.tsx')]);
});

it('reports the keys of a template and of a plural', () => {
  const faults = faultsOf({ 'ui/Check.tsx': "t(`payment.unclear.${known}`); t('payment.paid', { count });" });
  expect(faults).toEqual(
    ['payment.unclear.reserved', 'payment.paid_one', 'payment.paid_other'].map((key) =>
      ofPayment(key, 'ui/Check.tsx', 'ui/Check.tsx'),
    ),
  );
});

it.each([
  ['a shared text', "t('common.copied');", 'common.copied comes with shared'],
  ['a text of an area', "t('check.title');", 'check.title comes with redemption'],
])('reports %s on the first screen', (_what, text, fault) => {
  expect(faultsOf({ 'ui/First.tsx': text }).join()).toContain(
    `ui/First.tsx: ${fault}, which is not loaded below ui/App.tsx`,
  );
});

const LAZY =
  "const loadPart = async () => (await import('./Part.tsx')).Part; <LazyPart load={loadPart} props={{}} />;";

it('knows that a lazy part waits for the shared texts, and a slot for those of its area', () => {
  const part = "t('common.copied'); t('payment.title');";
  expect(faultsOf({ 'ui/First.tsx': LAZY, 'ui/Part.tsx': part })).toEqual([
    ofPayment('payment.title', 'ui/Part.tsx', 'ui/Part.tsx'),
  ]);
  const slot = "export const part = partOf('payment', async () => (await import('./Part.tsx')).Part);";
  expect(faultsOf({ 'ui/First.tsx': slot, 'ui/Part.tsx': part })).toEqual([]);
});

it('knows that React’s lazy waits for no texts', () => {
  const lazy = "const Part = lazy(() => import('./Part.tsx').then((all) => ({ default: all.Part })));";
  expect(faultsOf({ 'ui/First.tsx': lazy, 'ui/Part.tsx': "t('common.copied');" })).toHaveLength(1);
});

it('reports a component of which it cannot tell what loads with it', () => {
  expect(
    faultsOf({ 'ui/First.tsx': "const show = async () => import('./Part.tsx');", 'ui/Part.tsx': '' }),
  ).toEqual([
    'ui/First.tsx: it is not known which texts come with ./Part.tsx: load it by screen, partOf, LazyPart or lazy',
  ]);
  expect(faultsOf({ 'ui/First.tsx': 'import(`../${name}.tsx`);' })).toEqual([
    'ui/First.tsx: an import() without a literal cannot be followed',
  ]);
});

it('reports a text that comes after a brand’s data, or after the start of the app', () => {
  const text = "({ key: 'check.title' }); ({ key: 'common.copied' }); ({ key: 'redeem.title' });";
  expect(laterTextFaults([{ path: 'sites/de.ts', text }], ['first', 'shared'], HOMES)).toEqual([
    'sites/de.ts: check.title comes with redemption, which is not loaded there: move the text to first or shared',
  ]);
  expect(laterTextFaults([{ path: 'src/start.tsx', text }], ['first'], HOMES)).toHaveLength(2);
});
