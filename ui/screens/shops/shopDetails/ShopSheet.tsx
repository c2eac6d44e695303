import { observer } from 'mobx-react-lite';
import { isolated } from '#domain/language/isolated.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { type ShopFact, ShopFacts } from './ShopFacts.tsx';
import { OperatorText } from '../../../parts/shop/OperatorText.tsx';
import { ShopWarnings } from '../../../parts/shop/ShopWarnings.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { Note } from '../../../kit/Note.tsx';
import { useServices } from '../../../session/services.ts';
import type { ValueStep } from '../../../parts/value/useValueStep.ts';
import { useText } from '../../../session/text.ts';
import type { ShopOnWall } from './useShopOnWall.ts';
import flow from '../../../styles/flow.module.scss';
import { EmptyTicket } from './EmptyTicket.tsx';
import styles from './ShopDetailsView.module.scss';
import { ShopValues } from './ShopValues.tsx';
import { RememberButton } from '../remembered/RememberButton.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

interface ShopSheetProps {
  shop: ShopDetails;
  /** Null while no voucher is in use. */
  step: ValueStep | null;
  onWall: ShopOnWall;
}

/** A shop's values, notes and facts. The values come first: on a phone they are what the first view shows. */
export const ShopSheet = observer(function ShopSheet({ shop, step, onWall }: ShopSheetProps) {
  const { t } = useText();
  const href = shop.link === null ? null : safeHref(shop.link);
  return (
    <div className={styles.shop}>
      <EmptyTicket shop={shop} logoColour={onWall.shop?.logoColour ?? null} step={step} />
      <div className={styles.main}>
        <ShopValues shop={shop} step={step} />
        {shop.redeemWarnings.length > 0 && (
          <Note kind="warning" word={t('shop.warnings')}>
            <ShopWarnings of={shop} />
          </Note>
        )}
        {(shop.description !== '' || href) && (
          <div className={styles.text}>
            {shop.description !== '' && <OperatorText text={shop.description} />}
            {href && (
              <p className={flow.row}>
                <ExternalLink href={href} newTab notice={t('shop.leaves')}>
                  {t('shop.link')}
                </ExternalLink>
              </p>
            )}
          </div>
        )}
      </div>
      <div className={styles.side}>
        <ShopFacts facts={useFacts(shop, onWall)} />
        <RememberButton id={shop.id} name={shop.name} />
      </div>
    </div>
  );
});

function useFacts(shop: ShopDetails, { shop: onWall, categories }: ShopOnWall): readonly ShopFact[] {
  const { site: store } = useServices();
  const { t } = useText();
  const { mailMinutes } = store.site;
  const byMail = mailMinutes === null ? t('shop.byMail') : t('shop.byMailUpTo', { minutes: mailMinutes });
  const [place, another] = onWall?.redeemable ?? [];
  const facts: (ShopFact | false | undefined)[] = [
    place && {
      icon: place === 'branch' ? LATER_ICONS.branch : LATER_ICONS.online,
      label: t('shop.where'),
      value: t(`shop.places.${another ? 'both' : place}`),
    },
    {
      icon: shop.isPhysical ? LATER_ICONS.parcel : LATER_ICONS.mail,
      label: t('shop.delivery'),
      value: shop.isPhysical ? t('shop.byPost') : byMail,
    },
    shop.codeKinds.length > 0 && {
      icon: LATER_ICONS.gift,
      label: t('shop.comes'),
      value: shop.codeKinds.map((kind) => <div key={kind}>{t(`shop.codeKind.${kind}`)}</div>),
    },
    categories.length > 0 && {
      icon: LATER_ICONS.shop,
      label: t('shop.kinds'),
      value: categories.map(({ name }) => isolated(name)).join(', '),
    },
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined);
}
