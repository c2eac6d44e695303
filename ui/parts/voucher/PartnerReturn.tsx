import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { useServices, useShared } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { Picture } from '../../kit/Picture.tsx';
import styles from './PartnerReturn.module.scss';

interface PartnerReturnProps {
  /** Small, with the link as plain text; for the voucher strip. */
  compact?: boolean;
}

/** The partner through whom the user came (`/tpr/:ident`), with a link back in the same window. */
export const PartnerReturn = observer(function PartnerReturn({ compact = false }: PartnerReturnProps) {
  const { session } = useServices();
  const { t } = useText();
  // Leaving the thank-you page ends the voucher, but the router does not see an external link.
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
          {...(isDone && { onClick: () => session.end('done') })}
        >
          {t('partner.back', { partner: name })}
        </ExternalLink>
      )}
    </div>
  );
});
