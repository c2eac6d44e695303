import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SpotLayout } from '../../../frame/SpotLayout.tsx';
import { SummaryCard, type SummaryRow } from '../../../frame/SummaryCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { PaperFoot } from '../../../parts/paper/PaperFoot.tsx';
import { PaperHead } from '../../../parts/paper/PaperHead.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { SupportWays } from '../../../problems/SupportWays.tsx';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import { useCopyWords } from '../../../session/useCopyWords.ts';
import styles from './PaidReceipt.module.scss';
import { Spot } from '../../../parts/spot/Spot.tsx';

interface Way {
  readonly to: string;
  readonly label: string;
}

interface PaidReceiptProps {
  title: string;
  /** What was paid for, below the title. */
  news: ReactNode;
  summary: { readonly title: string; readonly rows: readonly SummaryRow[]; readonly note?: string };
  /** Null if the backend did not name it. */
  orderNumber: string | null;
  /** Rendered before the buttons to copy and print. */
  tool?: ReactNode;
  /** The primary and the secondary next step. */
  ways: readonly [Way, Way];
  /** Rendered above the next steps. */
  children?: ReactNode;
}

/** The receipt of a payment, with the next steps. */
export const PaidReceipt = observer(function PaidReceipt(props: PaidReceiptProps) {
  const { title, news, summary, orderNumber, tool, ways, children } = props;
  const { t } = useText();
  const copyWords = useCopyWords();
  const [next, another] = ways;
  return (
    <>
      <FormLayout
        plain
        title={
          <>
            <PaperHead title={t('paid.receipt')} />
            <TitledHeading title={title} lead={news} />
          </>
        }
        aside={<BrandDrawing />}
        below={
          <>
            <RemoveMyData />
            <SupportWays>{t('thankYou.questions')}</SupportWays>
          </>
        }
      >
        <div className={styles.done}>
          <SummaryCard ticket {...summary}>
            <div className={styles.tools}>
              {tool}
              {orderNumber !== null && (
                <CopyButton kind="quiet" text={orderNumber} words={copyWords(t('paid.copyOrder'))} />
              )}
              <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
                {t('charge.print')}
              </Button>
            </div>
          </SummaryCard>
          {children}
          <div className={styles.actions}>
            <ButtonLink to={next.to} kind="primary" full>
              {next.label}
            </ButtonLink>
            <ButtonLink to={another.to} kind="secondary" full>
              {another.label}
            </ButtonLink>
          </div>
        </div>
      </FormLayout>
      <PaperFoot />
    </>
  );
});

interface NothingPaidProps {
  title: string;
  lead: string;
  /** Where the user can pay. */
  way: Way;
}

/** Shown if this tab has no receipt. */
export const NothingPaid = observer(function NothingPaid({ title, lead, way }: NothingPaidProps) {
  const { t } = useText();
  const has = useHas();
  return (
    <SpotLayout spot={<Spot name="coins" />} title={<TitledHeading title={title} lead={lead} />}>
      <div className={styles.actions}>
        <ButtonLink to={way.to} kind="primary">
          {way.label}
        </ButtonLink>
        {has('orderStatus') && (
          <ButtonLink to="/order-status" kind="secondary">
            {t('charge.status')}
          </ButtonLink>
        )}
      </div>
    </SpotLayout>
  );
});
