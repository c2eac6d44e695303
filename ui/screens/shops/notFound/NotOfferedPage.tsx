import { observer } from 'mobx-react-lite';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { SupportWays } from '../../../problems/SupportWays.tsx';
import { useLoggedProblem } from '../../../problems/useLoggedProblem.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';

/** The page of a feature that is off, which links in old mails still lead to. */
export const NotOfferedPage = observer(function NotOfferedPage() {
  const { t } = useText();
  useLoggedProblem('not-offered');
  return (
    <FormLayout
      plain
      title={
        <TitledHeading
          title={t('problem.not-offered.title')}
          lead={<p>{t('problem.not-offered.cause')}</p>}
        />
      }
      aside={<BrandDrawing />}
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
    </FormLayout>
  );
});
