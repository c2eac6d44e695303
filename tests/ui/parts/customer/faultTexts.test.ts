import { expect, it } from 'vitest';
import de from '#locales/shared/de.json';
import en from '#locales/shared/en.json';
import fr from '#locales/shared/fr.json';
import it_ from '#locales/shared/it.json';
import nl from '#locales/shared/nl.json';
import { faultText } from '#ui/parts/customer/faultTexts.ts';

it.each(Object.entries({ de, en, fr, it: it_, nl }))(
  'has a different error message for each field in %s',
  (_, texts) => {
    const messages = Object.values(texts.customer.fault);
    expect(new Set(messages).size).toBe(messages.length);
  },
);

it('distinguishes the possible faults of a field', () => {
  expect(faultText('email', 'required')).toBe('customer.fault.email');
  expect(faultText('email', 'email-ru')).toBe('customer.fault.email-ru');
  expect(faultText('repeatEmail', 'email-differs')).toBe('customer.fault.email-differs');
});
