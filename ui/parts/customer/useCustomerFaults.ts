import type { TFunction } from 'i18next';
import { type IComputedValue, computed } from 'mobx';
import { useMemo } from 'react';
import type { ChargeRange } from '#domain/charge/chargeRange.ts';
import type { CustomerDraft, CustomerField } from '#domain/customer/customer.ts';
import {
  type CustomerFaults,
  type FormQuestions,
  type RequiredField,
  fieldsShown,
} from '#domain/customer/customerForm.ts';
import type { Locale } from '#domain/language/locale.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';
import { useText } from '../../session/text.ts';
import type { FormModel } from '../form/FormModel.ts';
import { faultText } from './faultTexts.ts';

type CustomerForm = FormModel<CustomerDraft, CustomerFaults>;

/**
 * Returns the error texts per field (`errorOf`) and in page order (`listed`). For observers, which are drawn again only
 * when a text changes. `questions` must be the same object for as long as they are the same.
 */
export function useCustomerFaults(form: CustomerForm, questions: FormQuestions) {
  const { t, locale } = useText();
  const { errorOf, listed } = useMemo(() => {
    const texts = fieldTexts(form, questions, t, locale);
    const inPageOrder = (): readonly FieldFault[] =>
      fieldsShown(questions, form.draft).flatMap((fieldId) => {
        const text = texts(fieldId);
        return text === undefined ? [] : [{ fieldId, text }];
      });
    return { errorOf: texts, listed: computed(inPageOrder, { equals: saysTheSame }) };
  }, [form, questions, t, locale]);
  return { errorOf, listed: listed.get() };
}

/** Each field's text is observed by itself. */
function fieldTexts(form: CustomerForm, { useRecharge: range }: FormQuestions, t: TFunction, locale: Locale) {
  const say = (amountInCent: number, { currency }: ChargeRange) =>
    formatMoney({ amountInCent, currency }, locale);
  const limits = range && { min: say(range.minInCent, range), max: say(range.maxInCent, range) };
  const isFaulty = (field: CustomerField): field is RequiredField => field in form.faults;
  const textOf = (field: CustomerField) => {
    if (!isFaulty(field)) return undefined;
    const fault = form.faults[field];
    return fault && t(faultText(field, fault), { ...limits });
  };
  const texts = new Map<CustomerField, IComputedValue<string | undefined>>();
  return (field: CustomerField): string | undefined => {
    const text = texts.get(field) ?? computed(() => textOf(field));
    texts.set(field, text);
    return text.get();
  };
}

function saysTheSame(one: readonly FieldFault[], other: readonly FieldFault[]): boolean {
  return one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);
}
