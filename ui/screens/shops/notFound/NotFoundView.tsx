import { observer } from 'mobx-react-lite';
import { matchRoutes, useLocation } from 'react-router';
import { helpPath } from '#domain/help/helpTopic.ts';
import { isWithheld } from '#domain/route/isWithheld.ts';
import { ROUTES } from '#domain/route/routes.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { NotOfferedPage } from './NotOfferedPage.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { usePageTitle } from '../../../parts/page/Page.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** Nothing has this address, or the site does not offer what has it. */
export const NotFoundView = observer(function NotFoundView() {
  const { site: store } = useServices();
  const { pathname } = useLocation();
  const route = matchRoutes([...ROUTES], pathname)?.[0]?.route;
  return route && isWithheld(store.site, route) ? <NotOfferedPage /> : <NotFound pathname={pathname} />;
});

const NotFound = observer(function NotFound({ pathname }: { pathname: string }) {
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
