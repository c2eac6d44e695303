import { observer } from 'mobx-react-lite';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { useJourney } from '../../services.ts';
import { useWords } from '../../words.ts';
import styles from './PartnerReturn.module.scss';

interface PartnerReturnProps {
  /** In the line of the voucher in use: small, and the link as text. */
  compact?: boolean;
  /** The page is about to be left for the partner's. */
  onLeave?: () => void;
}

/**
 * The partner through whom the holder came, and the way back to it, in this window (`/tpr/:ident`). Nothing where the
 * holder came by themselves.
 */
export const PartnerReturn = observer(function PartnerReturn({
  compact = false,
  onLeave,
}: PartnerReturnProps) {
  const { t } = useWords();
  const partner = useJourney().keptPartner.read();
  if (partner === null) return null;
  const { name, logo, returnUrl } = partner;
  return (
    <div className={styles.partner} data-compact={compact || undefined} data-print="never">
      {logo !== null && <img className={styles.logo} src={logo} alt="" width={40} height={40} />}
      {/* The way back names the partner already. */}
      {(!compact || returnUrl === null) && (
        <p className={styles.name}>{t('partner.via', { partner: name })}</p>
      )}
      {returnUrl !== null && (
        <ExternalLink
          href={returnUrl}
          look={compact ? 'text' : 'secondary'}
          {...(onLeave && { onClick: onLeave })}
        >
          {t('partner.back', { partner: name })}
        </ExternalLink>
      )}
    </div>
  );
});
