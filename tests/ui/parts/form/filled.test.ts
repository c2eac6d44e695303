import { expect, it } from 'vitest';
import { FormModel } from '#ui/parts/form/FormModel.ts';

const aForm = () => new FormModel({ code: '', email: 'known@mail.example', topic: 'other' }, () => ({}));

it('is not filled in while its fields hold their initial values, or nothing', () => {
  const form = aForm();
  expect(form.isFilled).toBe(false);
  form.change({ email: '' });
  expect(form.isFilled).toBe(false);
});

it('is filled in once one of its fields holds another value', () => {
  const form = aForm();
  form.change({ code: 'A' });
  expect(form.isFilled).toBe(true);
  form.change({ code: '' });
  expect(form.isFilled).toBe(false);
  form.change({ email: 'other@mail.example' });
  expect(form.isFilled).toBe(true);
});
