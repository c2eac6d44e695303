import { observer } from 'mobx-react-lite';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { CustomerFaults } from '#domain/customer/customerForm.ts';
import { type CodeDelivery, deliveriesFor, deliveryFor } from '#domain/redemption/deliveryChoice.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import { useField } from '../../../parts/form/useField.ts';
import type { FormModel } from '../../../parts/form/FormModel.ts';
import type { ShopLine } from '#domain/redemption/shopLines.ts';
import { useDeliveryWords } from './useDeliveryWords.ts';

interface DeliveryFieldsProps {
  form: FormModel<CustomerDraft, CustomerFaults>;
  lines: readonly ShopLine[];
}

/** The choice of the delivery. With a physical product among the lines there is no choice. */
export const DeliveryFields = observer(function DeliveryFields({ form, lines }: DeliveryFieldsProps) {
  const { t } = useText();
  const { title, note } = useDeliveryWords();
  const delivery = useField(form, 'delivery');
  const hasDocuments = useHas()('documents');
  const possible = deliveriesFor(lines, hasDocuments);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (possible.length === 0) {
    return (
      <Notice kind="info" word={title('POST')}>
        {note('POST')} {lines.some(({ shop }) => !shop.isPhysical) && t('delivery.mixed')}
      </Notice>
    );
  }
  return (
    <RadioCards
      id="delivery"
      name="delivery"
      legend={t('customer.delivery', { count })}
      options={possible.map((kind) => ({ value: kind, title: title(kind), note: note(kind) }))}
      value={deliveryFor(lines, delivery, hasDocuments)}
      size="small"
      onChange={(value) => form.change({ delivery: value as CodeDelivery })}
    />
  );
});
