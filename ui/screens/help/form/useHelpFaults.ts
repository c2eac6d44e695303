import type { VoucherCodeFault } from '#domain/voucher/voucherCode.ts';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { useWords } from '../../../session/words.ts';
import { LONGEST_MESSAGE } from '#domain/help/supportRequest.ts';
import type { HelpFormScreen } from './HelpFormScreen.ts';

/** Ids of the fields, for the error summary. */
export const FIELDS = {
  email: 'help-email',
  orderNumber: 'help-order',
  voucher: 'help-voucher',
  photo: 'help-photo',
  receipt: 'help-receipt',
  message: 'help-message',
} as const;

/** Returns the faults of the form in words, by the ids of its fields and in their order. For observers. */
export function useHelpFaults({ form, messageLength }: HelpFormScreen) {
  const { t } = useWords();
  const { email, orderNumber, voucher, photo, receipt, message } = form.faults;
  const voucherText = (fault: VoucherCodeFault) =>
    fault.kind === 'empty' ? t('help.fault.voucher') : t(`redeem.code.fault.${fault.kind}`, { ...fault });
  const messageText = (fault: 'required' | 'too-long') =>
    fault === 'required'
      ? t('help.fault.message')
      : t('help.fault.tooLong', { count: messageLength - LONGEST_MESSAGE });
  return {
    [FIELDS.email]: email && t(faultText('email', email)),
    [FIELDS.orderNumber]: orderNumber && t('help.fault.orderNumber'),
    [FIELDS.voucher]: voucher && voucherText(voucher),
    [FIELDS.photo]: photo && t(photo === 'required' ? 'upload.required' : 'help.fault.file'),
    [FIELDS.receipt]: receipt && t('help.fault.file'),
    [FIELDS.message]: message && messageText(message),
  };
}
