import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storageReads } from './storageReads.ts';

const root = new URL('../../ui/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

it('looks at every file of ui/', () => {
  expect(files.length).toBeGreaterThan(250);
});

it('finds no component and no hook that reads storage while it draws', () => {
  const found = files.flatMap((name) =>
    storageReads(readFileSync(new URL(name, root), 'utf8')).map(
      ({ line, code }) => `ui/${name}:${line} ${code}: read it from what ui/session/ has to watch`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  'function View() { const basket = drafts.readBasket(); }',
  'const View = observer(function View() { return <p>{receipts.read()?.email}</p>; });',
  'const View = () => <Form email={drafts.readCustomer().email} />;',
  'function useBasket() { return useShared().drafts.readBasket(); }',
  'function View() { const { readBasket } = useShared().drafts; }',
  'function View() { return <With>{(voucher) => <p>{donations.readDraft().part}</p>}</With>; }',
  'function View() { return lines.map((line) => drafts.readPick(line.shopId)); }',
  'function View() { return useMemo(() => keptPartner.read(), []); }',
  'function View() { return openOrders.find() === null; }',
  'function View() { return services.openOrders.find(); }',
  'function View() { return services.storageLasts(); }',
  'function View() { return redemptionRun.stored; }',
  'function View() { const { stored } = redemptionRun; }',
])('reports %s', (code) => {
  expect(storageReads(code)).toHaveLength(1);
});

it.each([
  "function View() { const basket = useShared().kept.read('basket'); }",
  "function useBasket() { return kept.read('basket') ?? NOTHING; }",
  'function View() { const screen = useScreen(() => new Screen(drafts.readCustomer())); }',
  'function View() { useEffect(() => void drafts.readBasket()); }',
  'function View() { return <Button onClick={() => drafts.readBasket()} />; }',
  'function View() { const submit = () => drafts.readBasket(); }',
  'function View() { return <Area place={() => receipts.read()} />; }',
  'function View() { return shops.find((shop) => shop.id === id); }',
  'function View() { return noted.value; }',
  'class Screen { constructor(drafts) { this.lines = drafts.readBasket(); } }',
  'class Screen { look() { return receipts.read(); } }',
  'export function withShops(drafts) { return drafts.readBasket(); }',
])('allows %s', (code) => {
  expect(storageReads(code)).toEqual([]);
});

it('says where it is', () => {
  expect(storageReads('// a comment\nfunction View() {\n  return receipts.read();\n}')).toEqual([
    { line: 3, code: 'receipts.read()' },
  ]);
});
