import * as fc from 'fast-check';

/** Inputs that often break programs (product 16.2), for every place where a user, a link or a backend can write. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u00a0',
  '\u200b\ufeff',
  '\u202egpj.exe',
  '\0',
  '%00',
  '%2e%2e%2f',
  '../../x',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  "' OR 1=1",
  '<img src=x onerror=alert(1)>',
  '"><script>',
  '{{code}} $t(x)',
  '.*+?^${}()|[]\\',
  '(a+)+$',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '0',
  '-1',
  '9e99',
  'NaN',
  'İ',
  'ß',
  'K\u212a',
  'ＡＢＣ１２３',
  '\ud800',
  '👩‍👩‍👧‍👦',
  'x'.repeat(10_000),
] as const;

/** Any text; hostile ones are more frequent. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(...HOSTILE_TEXTS),
);
