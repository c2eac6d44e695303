import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { safeHref } from '#domain/link/safeHref.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { ShopFacts } from '../../frame/ShopFacts.tsx';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SafeHtml } from '../../kit/SafeHtml.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useJourney, useScreen, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { ShopScreen } from '../ShopScreen.ts';
import { openedOver } from '../shops/wallPlace.ts';
import styles from './ShopDetailsView.module.scss';

/** One shop as a dialog over the wall, with an address of its own. */
export const ShopDetailsView = observer(function ShopDetailsView() {
  const { id = '' } = useParams();
  return <ShopDialog key={id} id={id} />;
});

const ShopDialog = observer(function ShopDialog({ id }: { id: string }) {
  const { site: store } = useServices();
  const { t } = useWords();
  const navigate = useNavigate();
  const location = useLocation();
  const { openShop } = useJourney();
  const screen = useScreen(({ language }) => new ShopScreen(openShop, id, () => language.locale));
  const { state } = screen;
  const title = state.kind === 'shown' ? state.shop.name : t('shop.loading');
  useEffect(() => {
    document.title = `${title} – ${store.site.brand}`;
  }, [title, store]);
  // Opened from a tile, closing is going back; a deep link has nothing of ours to go back to.
  const close = () => void (openedOver(location) ? navigate(-1) : navigate('/shops', { replace: true }));
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={close}
      closeLabel={t('common.close')}
      actions={state.kind === 'shown' && <ChooseShop id={id} />}
    >
      {state.kind === 'loading' && (
        <Skeleton label={t('shop.loading')} shapes={['title', 'line', 'line', 'short']} />
      )}
      {state.kind === 'failed' && (
        <ProblemPanel
          problem={state.problem}
          actions={
            <Button kind="secondary" onClick={() => void screen.load()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      )}
      {state.kind === 'shown' && <Shop shop={state.shop} />}
    </Dialog>
  );
});

/** On to the value: with a voucher at once, without one by way of its code. */
const ChooseShop = observer(function ChooseShop({ id }: { id: string }) {
  const { t } = useWords();
  return (
    <ButtonLink to={`/redeem/${id}/value`} kind="primary" full>
      {t('shop.choose')}
    </ButtonLink>
  );
});

const Shop = observer(function Shop({ shop }: { shop: ShopDetails }) {
  const { t } = useWords();
  const href = shop.link === null ? null : safeHref(shop.link);
  return (
    <div className={styles.shop}>
      <div className={styles.side}>
        {shop.logo !== null && (
          <img className={styles.logo} src={shop.logo} alt="" width={240} height={160} />
        )}
        <Facts shop={shop} />
      </div>
      <div className={styles.text}>
        <p>{shop.description}</p>
        {shop.redeemWarnings.length > 0 && (
          <Notice kind="warning" word={t('shop.warnings')}>
            {shop.redeemWarnings.map((warning) => (
              <SafeHtml key={warning} html={warning} />
            ))}
          </Notice>
        )}
        {href && (
          <p>
            <ExternalLink href={href} newTab notice={t('common.newTab')}>
              {t('shop.link')}
            </ExternalLink>
          </p>
        )}
      </div>
    </div>
  );
});

const Facts = observer(function Facts({ shop }: { shop: ShopDetails }) {
  const { session, site: store } = useServices();
  const { t, money } = useWords();
  const { mailMinutes } = store.site;
  const currency = session.voucher?.currency ?? store.site.currency;
  const byMail = mailMinutes === null ? t('shop.byMail') : t('shop.byMailUpTo', { minutes: mailMinutes });
  const values = shop.voucherValuesInCent.map((amountInCent) => money({ amountInCent, currency }));
  return (
    <ShopFacts
      facts={[
        { icon: 'mail', label: t('shop.delivery'), value: shop.isPhysical ? t('shop.byPost') : byMail },
        ...(values.length > 0
          ? [{ icon: 'card' as const, label: t('shop.values'), value: values.join(' · ') }]
          : []),
      ]}
    />
  );
});
