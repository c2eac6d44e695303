import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { useServices, useShared } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { Picture } from '../../kit/Picture.tsx';
import styles from './PartnerReturn.module.scss';

interface PartnerReturnProps {
  /** For the strip of the voucher in use: small, with the link as plain text. */
  compact?: boolean;
}

/**
 * The partner through whom the holder came (`/tpr/:ident`), and the link back to it in this window. Nothing if no
 * partner sent them.
 */
export const PartnerReturn = observer(function PartnerReturn({ compact = false }: PartnerReturnProps) {
  const { session } = useServices();
  const { t } = useText();
  // Leaving the thank-you page ends the voucher, and the router does not see this way out.
  const isDone = useLocation().pathname === '/thankyou';
  const { kept } = useShared();
  const partner = kept.read('partner');
  if (partner === null) return null;
  const { name, logo, returnUrl } = partner;
  return (
    <div className={styles.partner} data-compact={compact || undefined} data-print="never">
      {logo !== null && <Picture className={styles.logo} src={logo} alt="" width={40} height={40} />}
      {/* The link back already names the partner. */}
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
