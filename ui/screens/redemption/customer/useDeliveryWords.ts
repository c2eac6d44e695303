import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';

/** Returns title and note of each kind of delivery. Must be called in an observer. */
export function useDeliveryWords() {
  const { site: store } = useServices();
  const { t } = useText();
  const { mailMinutes } = store.site;
  return {
    title: (kind: DeliveryKind) => t(`delivery.${kind}.title`),
    note: (kind: DeliveryKind) =>
      kind === 'EMAIL' && mailMinutes !== null
        ? t('delivery.EMAIL.noteUpTo', { minutes: mailMinutes })
        : t(`delivery.${kind}.note`),
  };
}
