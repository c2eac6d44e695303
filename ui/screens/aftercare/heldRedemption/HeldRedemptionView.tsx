import { observer } from 'mobx-react-lite';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { ProblemCard } from '../../../kit/ProblemCard.tsx';
import { SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useWords } from '../../../session/words.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { StandingBadge } from '../standing/StandingBadge.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';

/**
 * Where the link of a held redemption leads until the form for the check of identity is built: says what is held, that
 * nothing is lost, and what can be done. It asks the backend nothing, so it says only what is true of every held
 * redemption.
 */
export const HeldRedemptionView = observer(function HeldRedemptionView() {
  const { t } = useWords();
  return (
    <FormLayout
      plain
      title={
        <>
          <StandingBadge standing="on-hold" />
          <TitledHeading title={t('heldRedemption.title')} lead={<p>{t('thankYou.onHoldWhy')}</p>} />
        </>
      }
      aside={<BrandDrawing />}
    >
      <meta name="robots" content="noindex" />
      <ProblemCard
        tone="info"
        word={t('kind.info')}
        title={t('heldRedemption.now')}
        cause={<p>{t('heldRedemption.notYet')}</p>}
        money={t('heldRedemption.reserved')}
        next={
          <>
            <p>{t('heldRedemption.keepMail')}</p>
            <p>{t('heldRedemption.status')}</p>
            <p>{t('heldRedemption.help')}</p>
          </>
        }
        actions={
          <>
            <ButtonLink to="/order-status" kind="primary">
              {t('orderStatus.title')}
            </ButtonLink>
            <SupportLink />
          </>
        }
      />
    </FormLayout>
  );
});
