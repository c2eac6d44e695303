import { expect, it } from 'vitest';
import { CONTRACT } from '../tools/conformance/stage.ts';
import { parametersOf } from './parameters.ts';

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

it('has nothing in any path or query of a call by which a link is opened', () => {
  const inTemplates = CONTRACT.operations.flatMap(({ template }) =>
    [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  expect(new Set(inTemplates)).toEqual(new Set(PATH_PARTS));
  const inAddresses = CONTRACT.operations
    .flatMap(parametersOf)
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name }) => name);
  expect(inAddresses.filter((name) => /token|ident|hash|secret/i.test(name))).toEqual([]);
});

it('wants the token of a link in its header, for every call of a link’s page and for no other', () => {
  const wanting = CONTRACT.operations.filter((operation) =>
    parametersOf(operation).some(
      ({ name, in: where, required }) => name === 'x-link-token' && where === 'header' && required,
    ),
  );
  expect(wanting.map(({ operationId }) => operationId).toSorted()).toEqual(LINK_CALLS);
});
