import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The names of a style sheet's classes are their keys: nothing is drawn, so no style sheet is compiled. */
function plainStyles(): Plugin {
  const NAME = '\0plain-styles';
  return {
    name: 'simulation:plain-styles',
    enforce: 'pre',
    resolveId: (id) => (/\.(scss|sass|css)$/.test(id) ? NAME : null),
    load: (id) => (id === NAME ? 'export default new Proxy({}, { get: (_, name) => String(name) });' : null),
  };
}

const SANITISER = '\0sanitiser';

/** Reads foreign HTML as its text, since the simulated page parses no HTML. */
function plainHtml(): Plugin {
  const code = `export default { sanitize: (html) => {
    const text = document.createDocumentFragment();
    text.append(html.replace(/<[^>]*>/g, ' '));
    return text;
  } };`;
  return {
    name: 'simulation:plain-html',
    enforce: 'pre',
    resolveId: (id) => (id === 'dompurify' ? SANITISER : null),
    load: (id) => (id === SANITISER ? code : null),
  };
}

const VITALS = '\0vitals';

/** A page without layout has no vitals; and the library keeps state that outlives a journey. */
function noVitals(): Plugin {
  const code = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB']
    .map((name) => `export const ${name} = () => undefined;`)
    .join('');
  return {
    name: 'simulation:no-vitals',
    enforce: 'pre',
    resolveId: (id) => (id === 'web-vitals' ? VITALS : null),
    load: (id) => (id === VITALS ? code : null),
  };
}

const LAZY = /\bimport\(\s*(["'][^"']+["'])\s*\)/g;

/** Lazy parts come through the page, so that a release can remove them. All of them are in one script here. */
function lazyScripts(): Plugin {
  return {
    name: 'simulation:lazy-scripts',
    transform: (code, id) => {
      const file = id.startsWith(ROOT) ? id.slice(ROOT.length) : '';
      if (!/^(ui|src|infrastructure)\//.test(file)) return null;
      const lazily = (_: string, part: string) =>
        `loadScript(${JSON.stringify(file)} + ${part}, () => import(${part}))`;
      return { code: code.replaceAll(LAZY, lazily), map: null };
    },
  };
}

/** Builds the app, the sandbox and the simulation as one script, optimised as for users. */
export async function bundle(file: string, plugins: readonly Plugin[] = []): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // A test's NODE_ENV would choose the transform for development.
    oxc: { jsx: { importSource: '#jsx', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [plainStyles(), plainHtml(), noVitals(), lazyScripts(), ...plugins],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: fileURLToPath(new URL('../entry.ts', import.meta.url)),
      outDir: fileURLToPath(new URL('.', new URL(file, 'file:///'))),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      target: 'node22',
      rolldownOptions: {
        output: { entryFileNames: file.split('/').at(-1), codeSplitting: false },
      },
    },
  });
}
