import { readFileSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bareTexts } from './bareTexts.ts';

const ROOT = new URL('../../', import.meta.url);

it('lets no component return a bare text, which a page translator would take from React', () => {
  const files = globSync('{ui,src}/**/*.tsx', { cwd: ROOT });
  const found = files.flatMap((file) =>
    bareTexts(readFileSync(new URL(file, ROOT), 'utf8')).map(({ line, code }) => `${file}:${line} ${code}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

it.each([
  ['a text', `function Name() { return 'text'; }`],
  ['its children', `function Name({ children }) { return children; }`],
  ['a text or an element', `const Name = ({ x }) => (x ? <b>x</b> : x.name);`],
  ['what another function draws', `function Name({ draw }) { if (draw) { return draw(); } return <b />; }`],
  ['a list of texts', `function Name({ all }) { return all.map((one) => one.name); }`],
  ['what may be a number', `const Name = ({ count }) => count && <b>{count}</b>;`],
  ['a text under observation', `const Name = observer(({ store }) => store.text);`],
  ['a text from a class', `class Name extends Component { render() { return this.props.children; } }`],
])('finds a component that returns %s', (_what, source) => {
  expect(bareTexts(source)).toHaveLength(1);
});

it.each([
  ['elements', `function Name({ x }) { return x ? <b>{x}</b> : (<i />); }`],
  ['a fragment of what may be a text', `function Name({ children }) { return <>{children}</>; }`],
  ['a list of elements', `function Name({ all }) { return all.map((one) => <b key={one}>{one}</b>); }`],
  ['an element or false', `const Name = ({ count }) => count > 0 && <b>{count}</b>;`],
  ['nothing', `const Name = () => null;`],
  [
    'elements, with a function within that returns a text',
    `function Name() { return <b>{(() => 'x')()}</b>; }`,
  ],
])('passes by a component that returns %s', (_what, source) => {
  expect(bareTexts(source)).toEqual([]);
});

it.each(['createElement', 'cloneElement', 'Children', 'createPortal', 'Trans'])(
  'finds the import of %s, which knows nothing of our factories',
  (name) => {
    expect(bareTexts(`import { ${name} } from 'somewhere';`)).toHaveLength(1);
  },
);
