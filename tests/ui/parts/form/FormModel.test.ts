import { expect, it, vi } from 'vitest';
import { FormModel } from '#ui/parts/form/FormModel.ts';

interface Draft {
  readonly name: string;
  readonly city: string;
}
type Faults = Partial<Record<keyof Draft, 'required'>>;

const faultsOf = (draft: Draft): Faults => ({
  ...(draft.name === '' && { name: 'required' as const }),
  ...(draft.city === '' && { city: 'required' as const }),
});
const aForm = (draft: Draft = { name: '', city: '' }, keep?: (draft: Draft) => void) =>
  new FormModel<Draft, Faults>(draft, faultsOf, keep);

it('shows no fault before the first submit, whatever is typed', () => {
  const form = aForm();
  form.change({ name: 'Ada' });
  form.change({ name: '' });
  expect(form.faults).toEqual({});
});

it('shows every fault at the first submit', () => {
  const form = aForm();
  expect(form.submit()).toBe(false);
  expect(form.faults).toEqual({ name: 'required', city: 'required' });
});

it('validates each field again when it changes after a submit', () => {
  const form = aForm();
  form.submit();
  form.change({ name: 'Ada' });
  expect(form.faults).toEqual({ city: 'required' });
  form.change({ name: '' });
  expect(form.faults).toEqual({ name: 'required', city: 'required' });
});

it('can be submitted without faults', () => {
  expect(aForm({ name: 'Ada', city: 'London' }).submit()).toBe(true);
});

it('counts every submit, since each moves the focus to the summary', () => {
  const form = aForm();
  form.submit();
  form.submit();
  expect(form.attempts).toBe(2);
});

it('shows no faults after clearErrors, and keeps what was typed', () => {
  const form = aForm({ name: 'Ada', city: '' });
  form.submit();
  form.clearErrors();
  expect(form.faults).toEqual({});
  expect(form.draft).toEqual({ name: 'Ada', city: '' });
});

it('changes one field and leaves the others and the given draft unchanged', () => {
  const draft = { name: 'Ada', city: 'London' };
  const form = aForm(draft);
  form.change({ city: 'Paris' });
  expect(form.draft).toEqual({ name: 'Ada', city: 'Paris' });
  expect(draft.city).toBe('London');
});

it('passes every change to be stored', () => {
  const keep = vi.fn();
  const form = aForm({ name: '', city: '' }, keep);
  form.change({ name: 'A' });
  form.change({ name: 'Ad' });
  expect(keep.mock.calls).toEqual([[{ name: 'A', city: '' }], [{ name: 'Ad', city: '' }]]);
});
