import { ROOM_RULES } from './rooms.mjs';
import { TOOL_RULES } from './toolRooms.mjs';

/**
 * The import table of docs/architecture.md as rules. Each rule's comment says what to do instead. tests/architecture
 * feeds each rule a bad fixture, so that a rule that never fires is noticed.
 */

/**
 * A package in node_modules, also by its types (react resolves to @types/react).
 * @param {string[]} names
 */
const npm = (...names) => `node_modules/(@types/)?(${names.join('|')})/`;

const VIEW_LIBRARIES = npm(
  'react',
  'react-dom',
  'react-router',
  'mobx',
  'mobx-react-lite',
  'i18next',
  'react-i18next',
  'culori',
  'dompurify',
  'bwip-js',
  'uqr',
);

/** The widgets of third parties that views place and steer (ADR 2). */
const WIDGET_PORTS = ['captcha', 'cardForm', 'chat', 'consent', 'maps', 'payments'];

const PRODUCTION = '^(domain|application|infrastructure|ui|src|sites|locales|tools/sandbox)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-imports-domain-only',
      comment:
        'domain/ holds pure rules. Take time, randomness, locale and anything from a package as an argument, or move the code to application/ or an adapter.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'application-imports-domain-only',
      comment:
        'A use case may use only rules and ports. Declare a port beside the use case, named after the need, and implement it in an adapter in infrastructure/.',
      severity: 'error',
      from: { path: '^application/' },
      to: { pathNot: '^(application|domain)/' },
    },
    {
      name: 'orders-know-no-kind',
      comment:
        'Running an order is the same for every kind that moves value. Put what it needs from a kind into the interfaces DirectOrder and PaidOrder, and code for only one kind into that kind.',
      severity: 'error',
      from: { path: '^(application|domain)/orders/' },
      to: {
        pathNot:
          '^(application|domain)/orders/|^application/ports/(clock|wallet)|^domain/(core|customer|problem|route|voucher)/',
      },
    },
    {
      name: 'infrastructure-imports-inwards',
      comment:
        'An adapter may use ports (application/), rules (domain/), its own folder and the library it wraps. Move what views or the wiring need to ui/ or src/.',
      severity: 'error',
      from: { path: '^infrastructure/([^/]+)/' },
      to: {
        pathNot: `^(application|domain|openapi)/|^infrastructure/|${npm('openapi-fetch', 'zod', 'jose', '@friendlycaptcha/sdk', 'maplibre-gl', 'web-vitals')}`,
      },
    },
    {
      name: 'adapters-never-import-each-other',
      comment:
        'What two adapters share is a rule or a port: move it to domain/ or application/, and let src/ pass one adapter to the other.',
      severity: 'error',
      from: { path: '^infrastructure/([^/]+)/' },
      to: { path: '^infrastructure/', pathNot: '^infrastructure/$1/' },
    },
    {
      name: 'ui-imports-inwards',
      comment:
        'A view may use view models, use cases, domain types, pure functions and view libraries. Reach the outside world through a use case; add a view library to VIEW_LIBRARIES with an ADR.',
      severity: 'error',
      from: { path: '^ui/' },
      to: { pathNot: `^(ui|application|domain)/|${VIEW_LIBRARIES}` },
    },
    {
      name: 'views-know-few-ports',
      comment:
        'A view calls use cases. Give it a function or an observable from its services record, typed where it is used; only widgets of third parties are placed through their port (ADR 2).',
      severity: 'error',
      from: { path: '^ui/' },
      to: {
        path: '^application/ports/',
        pathNot: `^application/ports/(${WIDGET_PORTS.join('|')})\\.ts$`,
      },
    },
    {
      name: 'gate-only-in-orders',
      comment:
        'Whether the page of an order may stand is decided in one place. Give OrderPage (ui/orders) what PrepareOrder of the kind needs; it redirects and draws.',
      severity: 'error',
      from: { path: '^(ui|application|src)/', pathNot: '^(ui|application)/orders/' },
      to: { path: '^domain/orders/gate\\.ts$' },
    },
    {
      name: 'orders-built-in-application',
      comment:
        'A view builds no order: it asks PrepareOrder of its kind for what a press sends. Import only types from domain/<kind>/kind.ts.',
      severity: 'error',
      from: { path: '^(ui|src)/' },
      to: { path: '^domain/[^/]+/kind\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'steps-redirect-in-orders',
      comment:
        'Where an order lacks something is decided by its gate. Draw the screen inside OrderPage, or a page of ui/orders/OtherStep.tsx, which leads to the step.',
      severity: 'error',
      from: { path: '^ui/screens/' },
      to: { path: '^ui/kit/Redirect\\.tsx$' },
    },
    ...ROOM_RULES,
    ...TOOL_RULES,
    {
      name: 'sandbox-shares-no-rule',
      comment:
        'The sandbox must be able to disagree with the app: write its rule again in tools/sandbox/, from docs/product.md. It runs on any Fetch-API host, so it may not use Node modules either.',
      severity: 'error',
      from: { path: '^tools/sandbox/' },
      to: {
        pathNot: `^tools/sandbox/|^openapi/schema\\.d\\.ts$|${npm('bwip-js', 'fflate', 'hono', 'jose', 'uqr', 'zod')}`,
      },
    },
    {
      name: 'conformance-knows-the-contract-only',
      comment:
        'The conformance kit judges any backend by the contract alone, and runs without this repository. Write the rule again in tools/conformance/, or pass what it needs from tools/. How it is started and how it tells of its progress is that of all tools.',
      severity: 'error',
      from: { path: '^tools/conformance/' },
      to: {
        pathNot: `^(tools/conformance|openapi)/|^tools/machine/(options|progress)\\.ts$|${npm('ajv', 'ajv-formats', 'fast-check', 'yaml', 'zod')}`,
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'sites-are-data',
      comment: 'A site is data. Import the types of domain/ with `import type`; move behaviour to domain/.',
      severity: 'error',
      from: { path: '^sites/' },
      to: { pathNot: '^(sites|domain)/' },
    },
    {
      name: 'sites-import-types-only',
      comment:
        'A site is data: write `import type`. If it needs a function, move the function to the code that reads the site.',
      severity: 'error',
      from: { path: '^sites/' },
      to: { path: '^domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'locales-import-nothing',
      comment: 'Texts are data only.',
      severity: 'error',
      from: { path: '^locales/' },
      to: { path: '.' },
    },
    {
      name: 'locales-only-from-the-root',
      comment:
        'Texts reach views through i18next. Use `t(key)` in ui/, and load languages in src/; only the checks in tests/, e2e/ and tools/ read the files.',
      severity: 'error',
      from: { pathNot: '^(src|tests|e2e|tools/(?!sandbox|workshop|conformance)[^/]+)/' },
      to: { path: '^locales/' },
    },
    {
      name: 'container-only-in-src',
      comment:
        'Only the composition root knows the container. Take what you need as a constructor parameter.',
      severity: 'error',
      from: { pathNot: '^(src|tools/bench)/|node_modules/' },
      to: { path: npm('inversify', '@inversifyjs/[^/]+', 'reflect-metadata') },
    },
    {
      name: 'wire-shapes-stay-at-the-wire',
      comment:
        'Generated wire types may only be used in infrastructure/api (and in the sandbox and the conformance kit, which are the other side). Map them to a domain type there.',
      severity: 'error',
      from: { pathNot: '^(infrastructure/api|tools/sandbox|tools/conformance|tests)/' },
      to: { path: '^openapi/' },
    },
    {
      name: 'app-never-imports-the-sandbox',
      comment: 'The sandbox is a server of its own. Talk to it through /api, or drive it in tests.',
      severity: 'error',
      from: { path: '^(domain|application|infrastructure|ui|src|sites|locales)/' },
      to: { path: '^tools/sandbox/' },
    },
    {
      name: 'no-mock-in-the-real-build',
      comment: 'src/main.tsx builds dist/. Hand mock adapters to start() in src/main.mock.tsx only.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^infrastructure/mock/', reachable: true },
    },
    {
      name: 'production-never-imports-tests',
      comment: 'Move what both need into the production folder it belongs to, or keep it in tests/.',
      severity: 'error',
      from: { path: `${PRODUCTION}|^tools/`, pathNot: '\\.config\\.ts$' },
      to: { path: '^(tests/(?!simulation/)|e2e/)' },
    },
    {
      name: 'production-never-imports-tools',
      comment: 'tools/ is not the product. Move the code into the layer that needs it.',
      severity: 'error',
      from: { path: PRODUCTION },
      to: { path: '^tools/', pathNot: '^tools/sandbox/' },
    },
    {
      name: 'only-checks-and-tests-simulate',
      comment:
        'The simulation runs the whole app, and is no part of it. Move what both need into the layer it belongs to.',
      severity: 'error',
      from: { pathNot: '^(tools/check|tests)/' },
      to: { path: '^tests/simulation/' },
    },
    {
      name: 'workshop-runs-in-browsers',
      comment:
        'The client is drawn with the parts of ui/, and browser tests read the states, which may use only the list of the sandbox’s sites. Let tools/workshop/server/ compute it and send it as JSON.',
      severity: 'error',
      from: { path: '^tools/workshop/(client|dials|states)/' },
      to: {
        pathNot: `^(tools/workshop/(client|dials|states)|ui)/|^tools/sandbox/core/sites\\.ts$|${VIEW_LIBRARIES}`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'journeys-stay-outside',
      comment:
        'A browser test sees only what the page or the sandbox’s JSON shows. Use HTTP instead of importing the code under test.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(application|infrastructure|ui|src|tools/sandbox)/|^tools/workshop/(client|server)/' },
    },
    {
      name: 'no-development-package-in-production',
      comment: 'Move the package to `dependencies` of package.json, or the code to tests/ or tools/.',
      severity: 'error',
      from: { path: '^(domain|application|infrastructure|ui|src|sites)/', pathNot: '\\.d\\.ts$' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Move the part that both need to its own file, or pass one to the other.',
      severity: 'error',
      from: { pathNot: 'node_modules/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'No file imports this file and it imports nothing: delete it, or use it.',
      severity: 'error',
      from: { orphan: true, path: `${PRODUCTION}|^(tests|e2e)/`, pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment:
        'The file or package does not exist: correct the path (with its extension), or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Type imports count: a view that names an adapter's type depends on the adapter.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tools/check/tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(dist|dist-mock|dist-edge|dist-mock-edge|dist-maps|dist-conformance|coverage|reports|test-results|playwright-report|public|\\.stryker-tmp)/|^tests/architecture/fixtures/|\\.scss$',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      mainFields: ['module', 'types', 'main'],
    },
  },
};
