import { observer } from 'mobx-react-lite';
import { helpPath } from '#domain/help/helpTopic.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Section } from '../../../frame/Section.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { Offices } from '../places/Offices.tsx';

export const ContactView = observer(function ContactView() {
  const { t } = useText();
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('region.contact.title')} lead={t('region.contact.lead')} />}
      aside={<BrandDrawing />}
    >
      <Offices />
      <Section title={t('region.contact.code')}>
        <p>{t('region.contact.codeText')}</p>
        <div className={flow.row}>
          <ButtonLink to={helpPath()}>{t('region.contact.help')}</ButtonLink>
          <ButtonLink to="/acceptance-points" kind="secondary">
            {t('region.toPoints')}
          </ButtonLink>
        </div>
      </Section>
    </FormLayout>
  );
});
