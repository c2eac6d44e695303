import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { useServices, useShared } from '../../session/services.ts';
import { useWords } from '../../session/words.ts';
import styles from './PartnerReturn.module.scss';

interface PartnerReturnProps {
  /** In the line of the voucher in use: small, and the link as text. */
  compact?: boolean;
}

/**
 * The partner through whom the holder came, and the way back to it, in this window (`/tpr/:ident`). Nothing where the
 * holder came by themselves.
 */
export const PartnerReturn = observer(function PartnerReturn({ compact = false }: PartnerReturnProps) {
  const { session } = useServices();
  const { t } = useWords();
  // Whoever leaves the thank-you page is done with the voucher, and this way out is none of the router's.
  const isDone = useLocation().pathname === '/thankyou';
  const { partner } = useShared().kept;
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
          {...(isDone && { onClick: session.remove })}
        >
          {t('partner.back', { partner: name })}
        </ExternalLink>
      )}
    </div>
  );
});
