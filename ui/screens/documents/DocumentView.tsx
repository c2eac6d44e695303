import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import type { VoucherDocument } from '#domain/document/document.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useAftercare, useScreen } from '../../services.ts';
import { useWords } from '../../words.ts';
import { TitledHeading } from '../Page.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentScreen } from './DocumentScreen.ts';

/** Vouchers as a PDF or a ZIP, behind a link of their own and sometimes a PIN. */
export const DocumentView = observer(function DocumentView() {
  const { ident = '' } = useParams();
  return <OneDocument key={ident} ident={ident} />;
});

const OneDocument = observer(function OneDocument({ ident }: { ident: string }) {
  const { t } = useWords();
  const { openDocument, downloadDocument } = useAftercare();
  const screen = useScreen(
    () => new DocumentScreen({ open: openDocument, download: downloadDocument, ident }),
  );
  const { state } = screen;
  return (
    <FormLayout plain={state.kind !== 'open'} title={<TitledHeading title={t('documents.title')} />}>
      <meta name="robots" content="noindex" />
      {state.kind === 'loading' && <Skeleton label={t('documents.loading')} shapes={['card', 'button']} />}
      {state.kind === 'closed' && <Closed screen={screen} problem={state.problem} />}
      {state.kind === 'delayed' && <Delayed screen={screen} document={state.document} />}
      {state.kind === 'open' && (
        <DocumentForm screen={screen} document={state.document} outcome={state.outcome} />
      )}
    </FormLayout>
  );
});

/** What is gone for good is not looked at again; everything else may be. */
const Closed = observer(function Closed({ screen, problem }: { screen: DocumentScreen; problem: Problem }) {
  const { t } = useWords();
  const isOver = problem.kind === 'document-expired' || problem.kind === 'document-locked';
  return (
    <ProblemPanel
      problem={problem.kind === 'document-unknown' ? problem : { moneyState: 'spent', ...problem }}
      {...(screen.refusals > 0 && { attempt: screen.refusals })}
      actions={
        !isOver && (
          <Button kind="secondary" onClick={() => void screen.look()}>
            {t('common.tryAgain')}
          </Button>
        )
      }
    />
  );
});

const Delayed = observer(function Delayed({
  screen,
  document,
}: {
  screen: DocumentScreen;
  document: VoucherDocument;
}) {
  const { t, moment } = useWords();
  const { availableAt } = document;
  return (
    <Notice kind="warning" word={t('kind.warning')}>
      <p>{t('documents.delayed')}</p>
      <p>{t('documents.delayedText')}</p>
      {availableAt !== null && <p>{t('codePage.delayedBy', { moment: moment(availableAt) })}</p>}
      <Button kind="secondary" icon="retry" onClick={() => void screen.look()}>
        {t('documents.refresh')}
      </Button>
    </Notice>
  );
});
