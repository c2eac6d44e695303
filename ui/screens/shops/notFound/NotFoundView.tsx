import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { helpPath } from '#domain/help/helpTopic.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useText } from '../../../session/text.ts';
import { usePageTitle } from '../../../parts/page/Page.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

export const NotFoundView = observer(function NotFoundView() {
  const { pathname } = useLocation();
  const { t } = useText();
  const heading = usePageTitle({ title: t('notFound.title') });
  return (
    <NotFoundPage
      headingRef={heading}
      title={t('notFound.title')}
      text={t('notFound.text')}
      path={pathname}
      doors={[
        { to: '/', title: t('notFound.redeem'), text: t('notFound.redeemText'), icon: LATER_ICONS.gift },
        { to: '/shops', title: t('notFound.shops'), text: t('notFound.shopsText'), icon: LATER_ICONS.shop },
        {
          to: helpPath(),
          title: t('common.support'),
          text: t('notFound.supportText'),
          icon: LATER_ICONS.mail,
        },
      ]}
    />
  );
});
