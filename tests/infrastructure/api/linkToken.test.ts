import { expect, it } from 'vitest';
import type { Email } from '#domain/customer/email.ts';
import type { DocumentIdent } from '#domain/document/document.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { ThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import type { ApiClient } from '#infrastructure/api/client.ts';
import { HttpDocumentApi } from '#infrastructure/api/documentApi.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { HttpThirdPartyApi } from '#infrastructure/api/thirdPartyApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, json, seen } from './backend.ts';

const backend = aBackend();
const TOKEN = 'rl-5uZk0tTq3b8mV2xYw7nR4cJ1hL6pD9sA';
const email = 'ada@mail.example' as Email;

const link = (api: ApiClient) => new HttpRedeemLinkApi(api);
const document = (api: ApiClient) => new HttpDocumentApi(api);
const partner = (api: ApiClient) => new HttpThirdPartyApi(api, async () => refusal('unreadable-answer'));

/** Every call that the token of a link authorises. */
const CALLS = [
  ['get', '/v2/redeem-link', (api: ApiClient) => link(api).look(TOKEN as RedeemLinkToken)],
  ['post', '/v2/redeem-link/reveal', (api: ApiClient) => link(api).reveal(TOKEN as RedeemLinkToken)],
  ['post', '/v2/redeem-link/renew', (api: ApiClient) => link(api).renew(TOKEN as RedeemLinkToken, email)],
  ['get', '/v2/redeem-link/pdf', (api: ApiClient) => link(api).pdf(TOKEN as RedeemLinkToken)],
  ['get', '/v2/voucher-document', (api: ApiClient) => document(api).look(TOKEN as DocumentIdent)],
  [
    'post',
    '/v2/voucher-document/download',
    (api: ApiClient) => document(api).download(TOKEN as DocumentIdent, 'pdf', null),
  ],
  ['get', '/v2/third-party-redeem', (api: ApiClient) => partner(api).open(TOKEN as ThirdPartyIdent)],
] as const;

it.each(CALLS)(
  'sends the link’s token of %s %s in its header only, bypassing every cache',
  async (...call) => {
    const [method, path, send] = call;
    backend.use(answering(method, path, () => json({})));
    await send(anApi());
    const [request] = seen;
    expect(request?.headers.get('x-link-token')).toBe(TOKEN);
    expect(request?.url).not.toContain(TOKEN);
    expect(await request?.text()).not.toContain(TOKEN);
    // What `cache: 'no-store'` looks like on the wire.
    expect(request?.headers.get('Cache-Control')).toBe('no-cache');
  },
);
