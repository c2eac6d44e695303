import { observer } from 'mobx-react-lite';
import { SpotLayout } from '../../../frame/SpotLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { SupportWays } from '../../../problems/SupportWays.tsx';
import { useLoggedProblem } from '../../../problems/useLoggedProblem.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { Spot } from '../../../parts/spot/Spot.tsx';

/** The page of a feature that is off, which links in old mails still lead to. */
export const NotOfferedPage = observer(function NotOfferedPage() {
  const { t } = useText();
  useLoggedProblem('not-offered');
  return (
    <SpotLayout
      spot={<Spot name="lost" />}
      title={
        <TitledHeading
          title={t('problem.not-offered.title')}
          lead={<p>{t('problem.not-offered.cause')}</p>}
        />
      }
    >
      <div className={flow.stack6}>
        <SupportWays>{t('next.contact-support')}</SupportWays>
        <div className={flow.row}>
          <ButtonLink to="/" kind="primary">
            {t('notFound.redeem')}
          </ButtonLink>
          <SupportLink />
        </div>
      </div>
    </SpotLayout>
  );
});
