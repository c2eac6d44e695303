import { expect, it } from 'vitest';
import { HELP_TOPICS } from '#domain/help/helpTopic.ts';
import {
  type FileStanding,
  LONGEST_MESSAGE,
  type SupportDraft,
  requestOf,
  supportFaults,
} from '#domain/help/supportRequest.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { createCodeReader } from '#domain/voucher/codeReader.ts';

const lengthOf = (text: string) => text.length;
const { read } = createCodeReader([]);
const FILLED: SupportDraft = {
  email: 'ada@post.example',
  orderNumber: ' 482 910 377 ',
  voucher: '410 582 934',
  message: '  Nothing came.  ',
};
const EMPTY: SupportDraft = { email: '', orderNumber: '', voucher: '', message: '' };
const faults = (
  topic: (typeof HELP_TOPICS)[number],
  draft: Partial<SupportDraft> = {},
  photo: FileStanding = 'none',
) =>
  supportFaults(
    topic,
    { ...EMPTY, email: FILLED.email, ...draft },
    { lengthOf, read, photo, receipt: 'none' },
  );

it.each(HELP_TOPICS)('reports no fault for a complete request about %s', (topic) => {
  expect(supportFaults(topic, FILLED, { lengthOf, read, photo: 'taken', receipt: 'taken' })).toEqual({});
});

it.each([
  ['not-received', {}],
  ['old-code', { voucher: { kind: 'empty' } }],
  ['unreadable', { photo: 'required' }],
  ['other', { message: 'required' }],
  ['business', { message: 'required' }],
] as const)('requires for %s only the fields of that topic', (topic, missing) => {
  expect(faults(topic)).toEqual(missing);
});

it.each(HELP_TOPICS)('requires an e-mail address for %s', (topic) => {
  expect(faults(topic, { ...FILLED, email: '' }, 'taken')).toEqual({ email: 'required' });
  expect(faults(topic, { ...FILLED, email: 'ada@post.ru' }, 'taken')).toEqual({ email: 'email-ru' });
});

it('reports an invalid optional field', () => {
  expect(faults('not-received', { orderNumber: '12€', voucher: 'a!b' })).toEqual({
    orderNumber: 'invalid',
    voucher: { kind: 'bad-character', character: '!' },
  });
});

it('measures a message with the given counter, without surrounding spaces', () => {
  const message = ` ${'x'.repeat(LONGEST_MESSAGE)}\n`;
  expect(faults('other', { message })).toEqual({});
  expect(faults('other', { message: `${message}x` })).toEqual({ message: 'too-long' });
  expect(
    supportFaults(
      'other',
      { ...FILLED, message },
      { lengthOf: () => LONGEST_MESSAGE + 1, read, photo: 'none', receipt: 'none' },
    ),
  ).toEqual({ message: 'too-long' });
});

it.each(['not-received', 'old-code', 'unreadable'] as const)(
  'rejects a long message about %s, although it is optional',
  (topic) => {
    const message = 'x'.repeat(LONGEST_MESSAGE + 1);
    expect(faults(topic, { ...FILLED, message }, 'taken')).toEqual({ message: 'too-long' });
  },
);

it.each(['   ', '\u200b', '\u2028'])('treats the blank message %j as missing', (message) => {
  expect(faults('other', { message })).toEqual({ message: 'required' });
});

it('includes only the fields of the topic', () => {
  const { email, message } = { email: 'ada@post.example', message: 'Nothing came.' };
  const voucher = { kind: 'serial-number', serialNumber: '410582934' };
  expect(requestOf('not-received', FILLED, { errorCode: 'RDMx2', read })).toEqual({
    topic: 'not-received',
    email,
    orderNumber: '482910377',
    voucher,
    message,
    errorCode: 'RDMx2',
  });
  expect(requestOf('business', FILLED, { errorCode: null, read })).toEqual({
    topic: 'business',
    email,
    orderNumber: null,
    voucher: null,
    message,
    errorCode: null,
  });
});

it('tells a code from a serial number', () => {
  const code = requestOf(
    'old-code',
    { ...FILLED, voucher: '1234 5678 9012 3456' },
    { errorCode: null, read },
  );
  expect(code?.voucher).toEqual({ kind: 'code', code: '1234567890123456' });
});

it('rejects a request without an address', () => {
  expect(requestOf('other', { ...FILLED, email: '' }, { errorCode: null, read })).toBeNull();
});

it.each(['unreadable', 'other'] as const)(
  'sends nothing about %s while a file is being prepared',
  (topic) => {
    expect(faults(topic, FILLED, 'unsettled')).toEqual({ photo: 'unsettled' });
  },
);

it('checks the receipt only for topics that ask for it', () => {
  const around = { lengthOf, read, photo: 'taken', receipt: 'unsettled' } as const;
  expect(supportFaults('unreadable', FILLED, around)).toEqual({ receipt: 'unsettled' });
  expect(supportFaults('other', FILLED, around)).toEqual({});
});

it.each([
  ['Serial number 410 582 934', { kind: 'serial-number', serialNumber: '410582934' }],
  ['Voucher code CSJ9QX6GB', { kind: 'code', code: 'CSJ9QX6GB' }],
  ['`CSJ9QX6GB`', { kind: 'code', code: 'CSJ9QX6GB' }],
])('names the voucher of %j', (voucher, name) => {
  expect(faults('not-received', { voucher })).toEqual({});
  expect(requestOf('not-received', { ...FILLED, voucher }, { errorCode: null, read })).toMatchObject({
    voucher: name,
  });
});

it.each([
  ['It says CSJ9QX6GB on the card', { kind: 'offered', codes: ['CSJ9QX6GB'] }],
  ['I have lost my card', { kind: 'words' }],
  ['anna.berg@mail.example', { kind: 'mail-address' }],
  [aLinkToken, { kind: 'web-address' }],
])('sends nothing of %j before the user has chosen', (voucher, fault) => {
  expect(faults('not-received', { voucher })).toEqual({ voucher: fault });
  expect(requestOf('not-received', { ...FILLED, voucher }, { errorCode: null, read })?.voucher).toBeNull();
});
