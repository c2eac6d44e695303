import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { useVoucherTitle } from '../../../parts/voucher/useVoucherTitle.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useOnward } from '../balance/useOnward.ts';

/** Above the code field while a voucher is in use: it is replaced only once another code is accepted. */
export const AnotherVoucher = observer(function AnotherVoucher() {
  const { session } = useServices();
  const { t } = useText();
  const titleOf = useVoucherTitle();
  const to = useOnward();
  if (session.voucher === null) return null;
  return (
    <Notice kind="info" word={t('kind.info')}>
      <p>{t('strip.anotherText', { voucher: titleOf(session.voucher) })}</p>
      <ButtonLink to={to} kind="quiet">
        {t('strip.keep')}
      </ButtonLink>
    </Notice>
  );
});
