import { lastFour } from '#domain/voucher/lastFour.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useText } from '../../session/text.ts';

/** Returns a function that names a voucher by the last digits of its serial number: "Voucher …4821". */
export function useVoucherTitle(): (voucher: Pick<Voucher, 'serialNumber'>) => string {
  const { t } = useText();
  return ({ serialNumber }) =>
    serialNumber === null ? t('strip.titlePlain') : t('strip.title', { lastFour: lastFour(serialNumber) });
}
