import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SALUTATIONS, type Salutation } from '#domain/customer/customer.ts';
import { Button } from '../../kit/Button.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { SelectField } from '../../kit/SelectField.tsx';
import { useFocusOn } from '../../kit/useFocusOn.ts';
import { useText } from '../../session/text.ts';
import { useField } from '../form/useField.ts';
import type { FieldsProps } from './fieldsProps.ts';
import { SALUTATION_TEXTS } from './salutationTexts.ts';

/** Few need a title: a button takes its place until one is wanted. */
export const TitleField = observer(function TitleField({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useText();
  const salutation = useField(form, 'salutation');
  const [isShown, setShown] = useState(salutation !== '');
  const [isAdded, setAdded] = useState(false);
  const field = useFocusOn<HTMLSelectElement>(isAdded);
  const add = () => {
    setShown(true);
    setAdded(true);
  };
  if (!isShown) {
    return (
      <div>
        <Button kind="quiet" flush icon={LATER_ICONS.plus} onClick={add}>
          {t('customer.addSalutation')}
        </Button>
      </div>
    );
  }
  return (
    <SelectField
      id="salutation"
      name="salutation"
      ref={field}
      label={t('customer.salutation')}
      marker={t('customer.optional')}
      value={salutation}
      onChange={(value) => form.change({ salutation: value as Salutation })}
      options={[
        { value: 'placeholder', label: t('customer.salutationPlaceholder'), disabled: true },
        ...SALUTATIONS.map((value) => ({ value, label: t(SALUTATION_TEXTS[value]) })),
      ]}
      autoComplete="honorific-prefix"
      width="half"
    />
  );
});
