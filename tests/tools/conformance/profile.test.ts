import { expect, it } from 'vitest';
import { profileOf } from '#conformance/profile.ts';
import { CONTRACT, ran, standIn } from './stage.ts';

async function sentBy(name: string) {
  const tested = await standIn();
  const sent = new Set<string>();
  const backend = (request: Request) => {
    const { pathname } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    // A preflight changes nothing, and a picture is no call.
    if (method !== 'OPTIONS' && pathname.startsWith('/api/'))
      sent.add(CONTRACT.operationAt(method, pathname.replace('/api', '')).operationId);
    return tested.backend(request);
  };
  const profile = profileOf(name, CONTRACT);
  const outcome = await ran({ ...tested, backend }, { profile, walks: { runs: 1, steps: 9 } });
  return { sent, outcome };
}

it('sends nothing that moves value, nor anything else that changes something, when it only reads', async () => {
  const { sent, outcome } = await sentBy('read-only');
  const posts = CONTRACT.operations.filter(
    ({ method, operationId }) => method === 'POST' && sent.has(operationId),
  );
  expect(posts.filter(({ movesValue }) => movesValue)).toEqual([]);
  expect(posts.map(({ operationId }) => operationId).toSorted()).toEqual([
    'checkCharge',
    'createQuote',
    'createVoucherToken',
    'getOrderStatus',
    'refreshVoucherToken',
  ]);
  expect(outcome.findings).toEqual([]);
  expect(outcome.used.size).toBe(0);
  expect(outcome.calls.get('createRedemption')).toEqual({
    kind: 'not tried',
    why: 'the profile sends no createRedemption',
  });
  expect(outcome.rules.get('walk')?.kind).toBe('not tried');
});

it('tries the calls and rules of one area', async () => {
  const { outcome } = await sentBy('donation');
  expect([...outcome.calls.keys()].toSorted()).toEqual([
    'createDonation',
    'getDonation',
    'listAidOrganisations',
  ]);
  expect(outcome.rules.has('donation-whole')).toBe(true);
  expect(outcome.rules.has('quote-bound')).toBe(false);
});
