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
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';
import { useText } from '../../session/text.ts';
import type { FormModel } from '../form/FormModel.ts';
import { faultText } from './faultTexts.ts';

/**
 * Returns the error texts per field (`errorOf`) and in page order (`listed`). For observers, which are drawn again only
 * when a text changes. `questions` must be the same object for as long as they are the same.
 */
export function useCustomerFaults(form: FormModel<CustomerDraft, CustomerFaults>, questions: FormQuestions) {
  const { t, locale } = useText();
  const { errorOf, listed } = useMemo(() => {
    const { useRecharge: range } = questions;
    const say = (amountInCent: number, { currency }: ChargeRange) =>
      formatMoney({ amountInCent, currency }, locale);
    const limits = range && { min: say(range.minInCent, range), max: say(range.maxInCent, range) };
    const isFaulty = (field: CustomerField): field is RequiredField => field in form.faults;
    const textOf = (field: CustomerField) => {
      const fault = isFaulty(field) && form.faults[field];
      return isFaulty(field) && fault ? t(faultText(field, fault), { ...limits }) : undefined;
    };
    const texts = new Map<CustomerField, IComputedValue<string | undefined>>();
    const errorOf = (field: CustomerField) => {
      const text = texts.get(field) ?? computed(() => textOf(field));
      texts.set(field, text);
      return text.get();
    };
    const inPageOrder = (): readonly FieldFault[] =>
      fieldsShown(questions, form.draft).flatMap((fieldId) => {
        const text = errorOf(fieldId);
        return text === undefined ? [] : [{ fieldId, text }];
      });
    return { errorOf, listed: computed(inPageOrder, { equals: saysTheSame }) };
  }, [form, questions, t, locale]);
  return { errorOf, listed: listed.get() };
}

function saysTheSame(one: readonly FieldFault[], other: readonly FieldFault[]): boolean {
  return one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);
}
