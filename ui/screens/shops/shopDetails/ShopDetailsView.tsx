import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { documentTitle } from '../../../frame/documentTitle.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { NetworkNotice } from '../../../parts/page/NetworkNotice.tsx';
import { useServices, useShared } from '../../../session/services.ts';
import { useSpendableVoucher } from '../../../session/useSpendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import { useAnswer } from '../../../parts/answers/useAnswer.ts';
import { knownValue } from '../../../parts/value/knownValue.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { openedOver } from '../../../parts/paths/wallPlace.ts';
import { useNoValueText } from '../../../parts/value/useNoValueText.ts';
import { ValueButtons } from '../../../parts/value/ValueButtons.tsx';
import { type ValueStep, useValueStep } from '../../../parts/value/useValueStep.ts';
import { EmptyTicket } from './EmptyTicket.tsx';
import styles from './ShopDetailsView.module.scss';
import { ShopMissing } from './ShopMissing.tsx';
import { ShopSheet } from './ShopSheet.tsx';
import { type ShopOnWall, useShopOnWall } from './useShopOnWall.ts';

/** A shop's page, as a dialog over the wall with a path of its own. */
export const ShopDetailsView = observer(function ShopDetailsView() {
  const { id = '' } = useParams();
  return <ShopDialog key={id} id={id} />;
});

const ShopDialog = observer(function ShopDialog({ id }: { id: string }) {
  const { site: store } = useServices();
  const { t } = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const { kept, openShop } = useShared();
  const screen = useAnswer((locale) => openShop.execute(id, locale, knownValue(kept, id)));
  const onWall = useShopOnWall(id);
  const { state } = screen;
  const shop = state.kind === 'shown' ? state.value : null;
  const step = useValueStep(shop, useSpendableVoucher());
  const known = shop ?? onWall.shop;
  const title = known?.name ?? t('shop.title');
  useEffect(() => {
    document.title = documentTitle(title, store.site.brand);
  }, [title, store]);
  // If a tile opened the dialog, closing goes back; after a deep link there is no history entry of this app to go back
  // to.
  const close = () => {
    if (openedOver(location)) void navigate(-1);
    else void navigate({ pathname: '/shops', search: location.search }, { replace: true });
  };
  return (
    <Dialog
      title={title}
      waits={known === null && state.kind === 'loading'}
      size="wide"
      onClose={close}
      closeLabel={t('common.close')}
      actions={shop && <NextStep shop={shop} step={step} onClose={close} />}
    >
      {/* The dialog covers the page's own notice. */}
      <NetworkNotice />
      {state.kind === 'loading' && <Coming shop={onWall.shop} />}
      {state.kind === 'failed' && (
        <ShopMissing id={id} problem={state.problem} onRetry={screen.load} onClose={close} />
      )}
      {shop && <ShopSheet shop={shop} step={step} onWall={onWall} />}
    </Dialog>
  );
});

interface NextStepProps {
  shop: ShopDetails;
  /** Null while no voucher is in use, or an open order makes its balance uncertain. */
  step: ValueStep | null;
  onClose: () => void;
}

/**
 * The button for the chosen value; without a voucher, the link to the page that asks for the code first. If no value can
 * be chosen, says so instead.
 */
const NextStep = observer(function NextStep({ shop, step, onClose }: NextStepProps) {
  const { t } = useText();
  if (step === null) {
    return (
      <ButtonLink to={stepPath('redemption', 'choice', shop.id)} kind="primary" full>
        {t('shop.choose')}
      </ButtonLink>
    );
  }
  return step.canHaveAny ? <ValueButtons step={step} /> : <NoValue step={step} onClose={onClose} />;
});

const NoValue = observer(function NoValue({ step, onClose }: { step: ValueStep; onClose: () => void }) {
  const { t } = useText();
  return (
    <>
      <p className={styles.none}>{useNoValueText(step)}</p>
      <Button kind="secondary" onClick={onClose}>
        {t('value.otherShop')}
      </Button>
    </>
  );
});

/** Skeleton of the sheet; only its first part is announced. */
const Coming = observer(function Coming({ shop }: Pick<ShopOnWall, 'shop'>) {
  const { t } = useText();
  const label = t('shop.loading');
  return (
    <div className={styles.shop}>
      <EmptyTicket shop={shop} logoColour={shop?.logoColour ?? null} step={null} />
      <div className={styles.main}>
        <Skeleton label={label} shapes={['card', 'card', 'card']} />
      </div>
      <div className={styles.side} aria-hidden="true">
        <Skeleton label={label} shapes={['short', 'line', 'short', 'line']} />
      </div>
    </div>
  );
});
