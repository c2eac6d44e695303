import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseEmail } from '#domain/customer/email.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

it.each([
  'a@b.example',
  'ada.lovelace@post.example',
  'ada+tag@mail.post-office.example',
  "o'neill@post.example",
  'ada_{}|!#$%&*/=?^`~-@post.example',
  'ADA@POST.EXAMPLE',
  'ada@4post.example',
  'ada@a.b.c.d.example',
  'ada@bücher.example',
  'jürgen@post.example',
  'ada@пример.рф',
  'a@b.рф',
  'a@b.xn--p1ai',
  'ada@XN--E1AFMKFD.XN--P1AI',
  'ada@xn--bcher-kva.example',
  'a@bücher.de',
  'ada@bu\u0308cher.example',
  'ada@उदाहरण.भारत',
  'ada@post.xn--fiqs8s',
  `${'a'.repeat(64)}@post.example`,
])('accepts %s', (address) => {
  expect(parseEmail(address)).toEqual({ ok: true, value: address });
});

it.each([
  ' ada@post.example ',
  '\tada@post.example\n',
  '\u00a0ada@post.example\u00a0',
  '\u200bada@post.example',
  'ada@post.example\u200b',
  '\u202aada@post.example\u202c',
  'ada@post.\u00adexample',
  'ada\0@post.example',
])('removes surrounding spaces and invisible characters from %j', (typed) => {
  expect(parseEmail(typed)).toEqual({ ok: true, value: 'ada@post.example' });
});

it.each(['', ' ', '\u00a0', '\n\t', '\u200b'])('reports %j as required', (typed) => {
  expect(parseEmail(typed)).toEqual({ ok: false, fault: 'required' });
});

it.each([
  'ada',
  'ada@',
  '@post.example',
  'ada@post',
  'ada@post.e',
  'ada@post.e1',
  'ada@post.123',
  'ada@post.xn--',
  'ada@post.xn--p1ai-',
  'ada@post.xn-p1ai',
  'ada@post.a-b',
  'ada@post.\u0301a',
  'ada@post.\u0301a.example',
  `ada@post.xn--${'a'.repeat(60)}`,
  'ada@.example',
  'ada@post..example',
  'ada@post.example.',
  'ada@-post.example',
  'ada@post-.example',
  'ada@po_st.example',
  'ada@[127.0.0.1]',
  'ada@127.0.0.1',
  'ada@post@mail.example',
  'ada lovelace@post.example',
  'ada@post .example',
  'Ada <ada@post.example>',
  'ada@post.example, eve@post.example',
  'ada@post.example;eve@post.example',
  'mailto:ada@post.example',
  'ada(home)@post.example',
  'ada[1]@post.example',
  '"ada"@post.example',
  'a\\da@post.example',
  '.ada@post.example',
  'ada.@post.example',
  'a..da@post.example',
  `${'a'.repeat(65)}@post.example`,
  'ada@post.example x',
  // Its shape comes before its country.
  'ada@@post.ru',
])('rejects %j', (typed) => {
  expect(parseEmail(typed)).toEqual({ ok: false, fault: 'email-invalid' });
});

it('accepts 254 characters and no more', () => {
  const domain = (length: number) => `${'a'.repeat(length - '.example'.length)}.example`;
  expect(parseEmail(`ada@${domain(250)}`).ok).toBe(true);
  expect(parseEmail(`ada@${domain(251)}`)).toEqual({ ok: false, fault: 'email-invalid' });
});

it.each([
  'ada@post.ru',
  'ada@post.RU',
  'ada@a.b.ru',
  'ada@com.ru',
  ' ada@post.ru ',
  'ada@post.ｒｕ',
  'ada@post.r\u200bu',
])('rejects %j because of its top-level domain', (typed) => {
  expect(parseEmail(typed)).toEqual({ ok: false, fault: 'email-ru' });
});

it.each([
  'ru@post.example',
  'a@ru.example',
  'a@mail.ru.example',
  'a.ru@post.example',
  'a@post.rus',
  'a@post.guru',
  'a@post.xru',
  'a@post.рф',
  'a@post.xn--p1ai',
])('accepts %s, since only the top-level domain counts', (address) => {
  expect(parseEmail(address)).toEqual({ ok: true, value: address });
});

it.each(HOSTILE_TEXTS)('rejects the hostile text %j', (text) => {
  expect(parseEmail(text).ok).toBe(false);
});

it('answers any text, and parses an accepted address to itself', () => {
  const typed = fc.oneof(
    anyText,
    fc.emailAddress(),
    fc.tuple(anyText, anyText).map(([local, domain]) => `${local}@${domain}.example`),
  );
  holds(
    fc.property(typed, (text) => {
      const email = parseEmail(text);
      if (email.ok) expect(parseEmail(email.value)).toEqual(email);
      else expect(['required', 'email-invalid', 'email-ru']).toContain(email.fault);
    }),
  );
});

it('rejects every spelling of .ru as the last label, and accepts it elsewhere', () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,10}$/);
  holds(
    fc.property(label, label, fc.constantFrom('ru', 'RU', 'Ru', 'rU'), (local, domain, end) => {
      expect(parseEmail(`${local}@${domain}.${end}`)).toEqual({ ok: false, fault: 'email-ru' });
      expect(parseEmail(`${local}@${end}.${domain}.example`).ok).toBe(true);
    }),
  );
});
