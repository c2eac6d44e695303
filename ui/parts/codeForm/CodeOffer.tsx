import { observer } from 'mobx-react-lite';
import { type VoucherCode, formatVoucherCode } from '#domain/voucher/voucherCode.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useText } from '../../session/text.ts';
import styles from './CodeForm.module.scss';

interface OfferedCodesProps {
  /** Found in a longer text. */
  codes: readonly VoucherCode[];
  /** The field with the text. A taken code replaces the text, and the field takes the focus. */
  fieldId: string;
  onTake: (code: VoucherCode) => void;
}

/** More codes than this are too many to choose from: the text is to be shortened. */
const MOST = 6;

interface CodeOfferProps extends OfferedCodesProps {
  /** The field shows a fault, which says the same. */
  hasFault: boolean;
}

/** Offers the codes of a longer text. None is ever sent by itself. */
export function CodeOffer({ hasFault, ...props }: CodeOfferProps) {
  return (
    <>
      <StatusLine compact>{!hasFault && <OfferLead codes={props.codes} />}</StatusLine>
      <OfferedCodes {...props} />
    </>
  );
}

/** Says that a text has one code or several, for a live region. */
export const OfferLead = observer(function OfferLead({ codes }: Pick<OfferedCodesProps, 'codes'>) {
  const { t } = useText();
  if (codes.length === 0) return null;
  return <span className={styles.hint}>{t(codes.length === 1 ? 'codeOffer.one' : 'codeOffer.several')}</span>;
});

/** One button for each code. */
export const OfferedCodes = observer(function OfferedCodes({ codes, fieldId, onTake }: OfferedCodesProps) {
  const { t } = useText();
  if (codes.length === 0) return null;
  const take = (code: VoucherCode) => {
    onTake(code);
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div className={styles.codes}>
      {codes.slice(0, MOST).map((code) => (
        <Button key={code} kind="secondary" onClick={() => take(code)}>
          {t('codeOffer.take', { code: formatVoucherCode(code) })}
        </Button>
      ))}
    </div>
  );
});
