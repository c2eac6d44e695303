import { useEffect } from 'react';

/** Where a submit leaves the focus: on its button, in a field, in or on the captcha. */
const LEFT_BY_SUBMIT = '[type=submit], input, iframe, [tabindex="-1"]';

/**
 * Each attempt from 1 leads the focus to its field. What is told may load late: a focus that the user has moved meanwhile
 * stays.
 */
export function useFocusBeside(fieldId: string, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return;
    const field = document.getElementById(fieldId);
    const { activeElement: focused } = document;
    const isLeft = focused?.matches(LEFT_BY_SUBMIT) && field?.closest('form')?.contains(focused);
    if (focused === document.body || isLeft) field?.focus();
  }, [fieldId, attempt]);
}
