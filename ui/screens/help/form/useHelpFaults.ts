import type { VoucherCodeFault } from '#domain/voucher/voucherCode.ts';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
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

/** Returns the faults of the form in words, in the order of its fields. For observers. */
export function useHelpFaults({ form, messageLength }: HelpFormScreen): readonly FieldFault[] {
  const { t } = useWords();
  const { email, orderNumber, voucher, photo, receipt, message } = form.faults;
  const voucherText = (fault: VoucherCodeFault) =>
    fault.kind === 'empty' ? t('help.fault.voucher') : t(`redeem.code.fault.${fault.kind}`, { ...fault });
  return [
    ...(email ? [{ fieldId: FIELDS.email, text: t(faultText('email', email)) }] : []),
    ...(orderNumber ? [{ fieldId: FIELDS.orderNumber, text: t('help.fault.orderNumber') }] : []),
    ...(voucher ? [{ fieldId: FIELDS.voucher, text: voucherText(voucher) }] : []),
    ...(photo === 'required' ? [{ fieldId: FIELDS.photo, text: t('upload.required') }] : []),
    ...(photo === 'unsettled' ? [{ fieldId: FIELDS.photo, text: t('help.fault.file') }] : []),
    ...(receipt ? [{ fieldId: FIELDS.receipt, text: t('help.fault.file') }] : []),
    ...(message === 'required' ? [{ fieldId: FIELDS.message, text: t('help.fault.message') }] : []),
    ...(message === 'too-long'
      ? [
          {
            fieldId: FIELDS.message,
            text: t('help.fault.tooLong', { count: messageLength - LONGEST_MESSAGE }),
          },
        ]
      : []),
  ];
}
