import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Call {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter & { readonly $ref?: string })[];
}

const CONTRACT = parse(readFileSync(new URL('../../openapi/voucher-api.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Partial<Record<'get' | 'post', Call>> & Pick<Call, 'parameters'>>;
  components: { parameters: Record<string, Parameter> };
};

/** What a path may carry: names of things, and ids that tell a state and open nothing. */
const PATH_PARTS = ['country', 'donationId', 'id', 'key', 'provider', 'redeemId', 'urlName'];

/** The calls of the pages that a link opens. */
const LINK_CALLS = [
  'activateVouchers',
  'downloadVoucherDocument',
  'enterFraudCheckPin',
  'getActivation',
  'getFraudCheck',
  'getReactivation',
  'getRedeemLink',
  'getRedeemLinkPdf',
  'getThirdPartyEntry',
  'getVoucherDocument',
  'giveFraudCheckData',
  'renewRedeemLink',
  'revealRedeemLink',
  'sendFraudCheckDocument',
];

const resolved = (parameter: Parameter & { readonly $ref?: string }): Parameter =>
  parameter.$ref === undefined
    ? parameter
    : (CONTRACT.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter);

const calls = Object.entries(CONTRACT.paths).flatMap(([path, item]) =>
  [item.get, item.post].flatMap((call) =>
    call === undefined
      ? []
      : [
          {
            path,
            operationId: call.operationId,
            parameters: [...(item.parameters ?? []), ...(call.parameters ?? [])].map(resolved),
          },
        ],
  ),
);

it('has nothing in any path or query of a call by which a link is opened', () => {
  const inTemplates = calls.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(new Set(inTemplates)).toEqual(new Set(PATH_PARTS));
  const inAddresses = calls.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name),
  );
  expect(inAddresses.filter((name) => /token|ident|hash|secret/i.test(name))).toEqual([]);
});

it('wants the token of a link in its header, for every call of a link’s page and for no other', () => {
  const wanting = calls.filter(({ parameters }) =>
    parameters.some(
      ({ name, in: where, required }) => name === 'x-link-token' && where === 'header' && required,
    ),
  );
  expect(wanting.map(({ operationId }) => operationId).toSorted()).toEqual(LINK_CALLS);
});
