import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../../tools/check/fences.mjs';
import { cruiseWithRules } from '#tools/check/cruise.ts';
import { TOOL_RULES } from '../../tools/check/toolRooms.mjs';

const BAD: Record<string, string> = {
  'domain-imports-domain-only': 'domain/usesPackage.ts',
  'application-imports-domain-only': 'application/usesAdapter.ts',
  'orders-know-no-kind': 'application/orders/usesKind.ts',
  'infrastructure-imports-inwards': 'infrastructure/storage/usesReact.ts',
  'adapters-never-import-each-other': 'infrastructure/storage/usesOtherAdapter.ts',
  'ui-imports-inwards': 'ui/usesNode.ts',
  'views-know-few-ports': 'ui/parts/usesPort.ts',
  'gate-only-in-orders': 'ui/screens/shops/one/usesGate.ts',
  'orders-built-in-application': 'ui/screens/shops/one/buildsOrder.ts',
  'steps-redirect-in-orders': 'ui/screens/shops/one/redirects.ts',
  'kit-imports-downwards': 'ui/kit/usesFrame.ts',
  'frame-imports-downwards': 'ui/frame/usesProblems.ts',
  'problems-imports-downwards': 'ui/problems/usesParts.ts',
  'parts-imports-downwards': 'ui/parts/usesOrders.ts',
  'orders-imports-downwards': 'ui/orders/usesScreens.ts',
  'screens-imports-downwards': 'ui/screens/entry/one/usesShell.ts',
  'areas-stay-apart': 'ui/screens/entry/one/usesOtherArea.ts',
  'kit-and-frame-take-properties': 'ui/frame/usesSession.ts',
  'session-and-theme-stand-beside': 'ui/session/usesKit.ts',
  'ui-has-rooms': 'ui/usesRoom.ts',
  ...Object.fromEntries(
    TOOL_RULES.map(({ name = '' }) => [name, `tools/${name.split('-', 1)[0]}/usesLaterTool.ts`]),
  ),
  'sandbox-shares-no-rule': 'tools/sandbox/usesRule.ts',
  'conformance-knows-the-contract-only': 'tools/conformance/usesRule.ts',
  'sites-are-data': 'sites/usesView.ts',
  'sites-import-types-only': 'sites/usesRule.ts',
  'locales-import-nothing': 'locales/usesRule.ts',
  'locales-only-from-the-root': 'application/readsTexts.ts',
  'container-only-in-src': 'ui/usesContainer.ts',
  'wire-shapes-stay-at-the-wire': 'application/usesWireShape.ts',
  'app-never-imports-the-sandbox': 'src/usesSandbox.ts',
  'no-mock-in-the-real-build': 'src/main.tsx',
  'production-never-imports-tests': 'infrastructure/api/usesTests.ts',
  'production-never-imports-tools': 'src/usesTool.ts',
  'only-checks-and-tests-simulate': 'src/usesSimulation.ts',
  'workshop-runs-in-browsers': 'tools/workshop/client/usesServer.ts',
  'journeys-stay-outside': 'e2e/usesCode.ts',
  'no-development-package-in-production': 'ui/usesDevelopmentPackage.ts',
  'no-cycles': 'domain/cycleOne.ts',
  'no-orphans': 'domain/orphan.ts',
  'no-unresolvable': 'src/usesMissing.ts',
};

const house = fileURLToPath(new URL('./fixtures/house', import.meta.url));
const { violations } = (await cruiseWithRules(house)).summary;

it.each(Object.entries(BAD))('%s is reported for %s', (rule, file) => {
  expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
    rule,
  );
});

it('has a bad example for every rule', () => {
  expect(Object.keys(BAD).toSorted()).toEqual(config.forbidden?.map(({ name }) => name).toSorted());
});

it('tells the remedy with every rule', () => {
  for (const { comment } of config.forbidden ?? []) expect(comment).toMatch(/\w.*\.$/);
});

it('finds nothing in the examples that keep the rules', () => {
  const good = ['domain/rule.ts', 'application/useCase.ts', 'infrastructure/api/client.ts'];
  expect(violations.filter(({ from }) => good.includes(from))).toEqual([]);
});
