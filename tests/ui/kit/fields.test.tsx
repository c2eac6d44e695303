import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '#ui/kit/Checkbox.tsx';
import { ErrorSummary } from '#ui/kit/ErrorSummary.tsx';
import { RadioCards } from '#ui/kit/RadioCards.tsx';
import { SelectField } from '#ui/kit/SelectField.tsx';
import { TextField } from '#ui/kit/TextField.tsx';

describe('a field', () => {
  it('is described by its hint and its error, which begins with an error prefix', () => {
    render(
      <TextField
        id="mail"
        name="mail"
        label="E-mail"
        hint="For your code"
        error="Not an address"
        errorPrefix="Error:"
        value="anna@"
        onChange={() => undefined}
      />,
    );
    const input = screen.getByLabelText('E-mail');
    expect(input).toHaveAccessibleDescription('For your code Error: Not an address');
    expect(input).toBeInvalid();
    expect(input).not.toHaveAttribute('maxlength');
  });

  it('is neither invalid nor described without hint and error', () => {
    render(<TextField id="mail" name="mail" label="E-mail" value="" onChange={() => undefined} />);
    expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid');
  });

  it('reports what was typed, chosen and ticked', () => {
    const onChange = vi.fn();
    render(
      <>
        <TextField id="a" name="a" label="Name" value="" onChange={onChange} />
        <SelectField
          id="b"
          name="b"
          label="Salutation"
          value="?"
          options={[
            { value: '?', label: 'Choose', disabled: true },
            { value: '', label: 'Not specified' },
          ]}
          onChange={onChange}
        />
        <Checkbox id="c" name="c" label="I have read the notes" checked={false} onChange={onChange} />
      </>,
    );
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anna' } });
    fireEvent.change(screen.getByLabelText('Salutation'), { target: { value: '' } });
    fireEvent.click(screen.getByText('I have read the notes'));
    expect(onChange.mock.calls).toEqual([['Anna'], [''], [true]]);
  });
});

describe('radio cards', () => {
  const options = [
    { value: '15', title: '15.00 €', note: '35.00 € stays on your voucher' },
    { value: '50', title: '50.00 €', note: 'uses all' },
  ];

  it('form a named group, each with its consequence, and the first one carries the id of the group', () => {
    const onChange = vi.fn();
    render(
      <RadioCards
        id="value"
        name="value"
        legend="Balance 50.00 €"
        error="Choose a value"
        errorPrefix="Error:"
        options={options}
        value="15"
        onChange={onChange}
      />,
    );
    expect(screen.getByRole('group', { name: 'Balance 50.00 €' })).toHaveAccessibleDescription(
      'Error: Choose a value',
    );
    const [first, second] = screen.getAllByRole('radio');
    expect(first).toBeChecked();
    expect(first).toHaveAttribute('id', 'value');
    expect(second).toHaveAccessibleName('50.00 € uses all');
    if (second) fireEvent.click(second);
    expect(onChange).toHaveBeenCalledWith('50');
  });
});

describe('the error summary', () => {
  const summary = (attempt: number) => (
    <>
      <ErrorSummary title="Two things" attempt={attempt} faults={[{ fieldId: 'mail', text: 'No address' }]} />
      <input id="mail" aria-label="E-mail" />
    </>
  );

  it('receives the focus at every submit, and its links focus the field without a navigation', () => {
    const { rerender } = render(summary(1));
    const box = screen.getByRole('region', { name: 'Two things' });
    expect(box).toHaveFocus();
    fireEvent.click(screen.getByRole('link', { name: 'No address' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(window.location.hash).toBe('');
    rerender(summary(1));
    expect(box).not.toHaveFocus();
    rerender(summary(2));
    expect(box).toHaveFocus();
  });

  it('is not rendered without faults', () => {
    const { container } = render(<ErrorSummary title="Two things" attempt={3} faults={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
