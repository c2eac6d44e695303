import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { done } from '#domain/core/result.ts';
import { byShop, coverage } from '#domain/basket/basket.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import type { Offer } from '#domain/basket/exactFit.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useScreen, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { DonateLink } from '../../../parts/voucher/DonateLink.tsx';
import { type ShopAnswers, isRedeemable, lineFault } from '#domain/redemption/shopLines.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useBasket } from '../../../parts/basket/useBasket.ts';
import { WithBasketShops } from '../steps/WithLines.tsx';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { BasketShopCard } from './BasketShopCard.tsx';
import { BasketScreen } from './BasketScreen.ts';
import { BasketSum } from './BasketSum.tsx';
import { useWallAnswer } from '../../../parts/shop/useWallAnswer.ts';
import { PayMore } from '../../../parts/value/PayMore.tsx';
import styles from './BasketView.module.scss';
import { Proposals } from './Proposals.tsx';

/** The first step for several shops: the basket, whether the balance covers it, and what remains. */
export const BasketView = observer(function BasketView() {
  const [wasEmpty] = useState(useBasket().length === 0);
  return (
    <WithVoucher without={<WithoutVoucher />}>
      {(voucher) =>
        wasEmpty ? (
          <Empty />
        ) : (
          <WithBasketShops>
            {(answers, more) => <Filled voucher={voucher} answers={answers} more={more} />}
          </WithBasketShops>
        )
      }
    </WithVoucher>
  );
});

const Empty = observer(function Empty() {
  const { t } = useText();
  return (
    <FormLayout title={<TitledHeading title={t('basket.empty')} lead={t('basket.emptyText')} />}>
      <ButtonLink to="/shops" kind="primary">
        {t('basket.toShops')}
      </ButtonLink>
    </FormLayout>
  );
});

interface FilledProps {
  voucher: Voucher;
  answers: ShopAnswers;
  more: () => Promise<void>;
}

const NONE: readonly Shop[] = [];

const Filled = observer(function Filled({ voucher, answers, more }: FilledProps) {
  const { t, money } = useText();
  const navigate = useNavigate();
  const { site: store } = useServices();
  const { browseShops, changeBasket, kept } = useShared();
  const screen = useScreen(() => new BasketScreen({ changeBasket, kept }));
  // Of a paginated wall one page would not suffice, so only shops of the basket are proposed; so too on a failure.
  const wall = useWallAnswer(async (holder) => {
    if (holder.voucher === null || holder.site.switches.usePaginatedShopList) return done(NONE);
    const answer = await browseShops.execute(holder.site, holder.voucher);
    return answer.ok ? done(answer.value.shops) : answer;
  });
  const { lines, removed } = screen;
  const isIncomplete = lines.some(({ shopId }) => !answers.has(shopId));
  useEffect(() => {
    if (isIncomplete) void more();
  }, [isIncomplete, more]);
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is unmounted with its line, so "undo" takes the focus.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is unmounted, so the list takes the focus.
  const intoList = (change: () => void) => {
    change();
    list.current?.focus();
  };
  const { currency, balanceInCent } = voucher;
  const { missingInCent, remainingInCent } = coverage(lines, balanceInCent);
  // While a line must be changed or removed, the remainder is unknown.
  const isSound = lines.every((line) => lineFault(line, answers.get(line.shopId)) === null);
  const paysMore = hasFeature(store.site, 'difference');
  const hasRest = remainingInCent > 0 && isSound;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const go = () => {
    if (isRedeemable(lines, answers, balanceInCent, paysMore))
      void navigate(stepPath('redemption', 'details'));
    else screen.tryToGo();
  };
  return (
    <StepFrame
      step="choice"
      title={t('basket.title')}
      lead={t('basket.lead')}
      back="/shops"
      aside={<BasketSum lines={lines} voucher={voucher} paysMore={paysMore} />}
    >
      <div className={styles.basket}>
        {lines.length === 0 && <p className={styles.nothing}>{t('basket.empty')}</p>}
        <ul ref={list} tabIndex={-1} aria-label={t('basket.title')} className={styles.lines}>
          {byShop(lines).map((ofShop) => (
            <BasketShopCard
              key={ofShop[0].shopId}
              lines={ofShop}
              answer={answers.get(ofShop[0].shopId)}
              currency={currency}
              remainingInCent={remainingInCent}
              paysMore={paysMore}
              screen={screen}
            />
          ))}
        </ul>
        <div className={styles.removed}>
          <StatusLine compact>{removed && t('basket.removed', { shop: removed.line.shopName })}</StatusLine>
          {removed && (
            <Button ref={undo} kind="quiet" onClick={() => intoList(screen.undo)}>
              {t('basket.undo')}
            </Button>
          )}
        </div>
        <StatusLine compact>
          {missingInCent === 0 &&
            (remainingInCent === 0
              ? t('basket.spent')
              : t('basket.remaining', { money: say(remainingInCent) }))}
        </StatusLine>
        <Reason
          attempts={screen.attempts}
          text={
            missingInCent > 0 && !paysMore
              ? t('basket.missing', { money: say(missingInCent), balance: say(balanceInCent) })
              : screen.attempts > 0
                ? t(lines.length === 0 ? 'basket.emptyText' : 'basket.fix')
                : null
          }
        />
        {paysMore && <PayMore moreInCent={missingInCent} voucher={voucher} />}
        <Proposals
          onAdd={(proposal) => intoList(() => screen.add(proposal))}
          proposals={hasRest ? screen.proposals(remainingInCent, offersOf(answers), wall.value ?? NONE) : []}
          remaining={say(remainingInCent)}
          currency={currency}
        />
        {hasRest && <DonateLink />}
        <Button kind="primary" full onClick={go}>
          {t('basket.go')}
        </Button>
        {(remainingInCent > 0 || paysMore || !isSound) && (
          <ButtonLink to="/shops" kind="secondary" full>
            {t('basket.another')}
          </ButtonLink>
        )}
      </div>
    </StepFrame>
  );
});

/** Returns the offers of the basket's shops. Physical products are left out: they do not suit a small remainder. */
function offersOf(answers: ShopAnswers): readonly Offer[] {
  return [...answers.values()].flatMap((answer) =>
    answer.ok && !answer.value.isPhysical
      ? [
          {
            shopId: answer.value.id,
            shopName: answer.value.name,
            voucherValuesInCent: answer.value.voucherValuesInCent,
          },
        ]
      : [],
  );
}

/** Why the basket cannot be redeemed; each click on "continue" moves the focus here. */
const Reason = observer(function Reason({ attempts, text }: { attempts: number; text: string | null }) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) place.current?.focus();
  }, [attempts]);
  return (
    <div ref={place} tabIndex={-1} className={styles.reason}>
      {text !== null && (
        <Notice kind="error" word={t('kind.error')} live>
          {text}
        </Notice>
      )}
    </div>
  );
});
