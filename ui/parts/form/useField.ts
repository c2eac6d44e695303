import { computed } from 'mobx';
import { useMemo } from 'react';

/** Returns the value of a form's field. For observers; a change of another field does not draw them again. */
export function useField<Draft, Name extends keyof Draft>(
  form: { readonly draft: Draft },
  name: Name,
): Draft[Name] {
  return useMemo(() => computed(() => form.draft[name]), [form, name]).get();
}
