import { expect, it } from 'vitest';
import { readDataFile } from '#conformance/data/dataFile.ts';
import type { Exchange } from '#conformance/driver/call.ts';
import type { Outcome } from '#conformance/outcome.ts';
import { htmlReport } from '#conformance/report/html.ts';
import { junitReport } from '#conformance/report/junit.ts';
import { reportOf } from '#conformance/report/report.ts';
import { textReport } from '#conformance/report/text.ts';
import { CONTRACT } from './stage.ts';

/** Every name of a field that the contract has, and some that it does not have. */
const NAMES =
  `code pin token redeemLinkToken statusToken documentIdent email firstName lastName street streetNumber postalCode city serialNumber
  orderNumber quoteId title detail message name text description url currency state kind
  pointer type availableAt instance question note Gutscheincode internal`.split(/\s+/);
const FIRST = ['Ada', 'Zoë', 'Björn', 'Søren', 'Łucja', 'María-José', "O'Brien", 'Đorđe'];

let number = 0;
const canaries: string[] = [];

/** A value that stands nowhere else, in the shape of a code, a token, a name, an address, or a number. */
function canary(): string {
  number += 1;
  const mark = (number * 7919).toString(36).toUpperCase().padStart(6, 'Q');
  const shapes = [
    `K${mark}XW`,
    `${mark.slice(0, 4)}-${mark.slice(2)}-${number}AB`,
    `eyJhbGciOi${mark}.eyJleHAi${mark}.c2ln${mark}`,
    `rl-${mark}${mark}${number}`,
    `${FIRST[number % FIRST.length]} ${mark}son`,
    `${mark.toLowerCase()}.muster@mail.example`,
    `${mark}weg ${number}`,
    String(410_000_000 + number * 13),
    `https://pages.example/merchantcode/${mark}`,
    `"><b>${mark}</b>`,
  ];
  const made = shapes[number % shapes.length] ?? mark;
  canaries.push(made);
  return made;
}

function filled(depth: number): Record<string, unknown> {
  const entries = NAMES.map((name) => [name, canary()] as const);
  const serial = Number(canaries.find((one) => /^\d{9}$/.test(one)));
  const inner = depth === 0 ? {} : { items: [filled(depth - 1), filled(0)], customer: filled(0) };
  return { ...Object.fromEntries(entries), serialNumber: serial, [canary()]: canary(), ...inner };
}

function headersOf(names: readonly string[]): Headers {
  return new Headers(names.map((name): [string, string] => [name, encodeURIComponent(canary())]));
}

function anExchange(): Exchange {
  const operation = CONTRACT.operation('createRedemption');
  const sent = [
    'x-jwt-token',
    'x-link-token',
    'Idempotency-Key',
    'Accept-Language',
    'If-None-Match',
    'Cookie',
  ];
  const got = [
    'ETag',
    'Vary',
    'Cache-Control',
    'Retry-After',
    'Content-Type',
    'Set-Cookie',
    'Location',
    'Date',
  ];
  return {
    operation,
    call: {
      operation: 'createRedemption',
      path: { redeemId: canary() },
      query: { name: canary(), size: canary(), [canary()]: '5' },
      body: filled(1),
    },
    sent: headersOf(sent),
    status: 409,
    headers: headersOf(got),
    bytes: new TextEncoder().encode(canary()),
    body: filled(2),
    took: 5,
    asked: 0,
    arrived: 5,
    origin: 'https://www.voucher-de.example',
  };
}

it('shows none of a thousand codes, tokens, names and addresses, wherever they stand', () => {
  const at = Array.from({ length: 3 }, anExchange);
  const secret = canary();
  const findings = at.map((exchange, index) => ({
    rule: 'shape',
    contract: '',
    during: 'createRedemption',
    // A rule that forgets itself and quotes what it saw.
    says: `Answer ${index} has ${JSON.stringify(exchange.body).slice(1, 400)} and ${secret}.`,
    at: [exchange, ...at],
  }));
  const data = readDataFile({
    site: { configKey: 'DE', voucherCategory: '1', languages: ['de', 'en'] },
    captcha: { passes: `${canary()}{n}` },
    customer: {
      firstName: canary(),
      lastName: canary(),
      email: canary(),
      street: canary(),
      streetNumber: canary(),
      postalCode: canary(),
      city: canary(),
      country: 'DE',
    },
    spendable: [secret, canary()],
  });
  const outcome: Outcome = {
    profile: 'full',
    seed: 1,
    calls: new Map(),
    codes: new Map(),
    rules: new Map(),
    findings,
    used: new Map(),
  };
  const report = reportOf(outcome, { contract: CONTRACT, data, command: 'npm run conformance --' });
  const shown = [textReport(report), htmlReport(report), junitReport(report)].join('\n');
  expect(canaries.length).toBeGreaterThan(1_000);
  // What is escaped must not be found either.
  const plain = shown
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'");
  expect(canaries.filter((one) => plain.includes(one) || shown.includes(encodeURIComponent(one)))).toEqual(
    [],
  );
  expect(shown).toContain('&lt;code&gt;');
});
