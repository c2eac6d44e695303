import { observer } from 'mobx-react-lite';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { CODES } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { LookAgain } from '../../../parts/answers/LookAgain.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useLinkPart } from '../../../parts/paths/useLinkPart.ts';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentScreen, type DocumentScreenState } from './DocumentScreen.ts';

/** The page of a document: codes as a PDF or ZIP behind a link, some with a PIN. */
export const DocumentView = observer(function DocumentView() {
  const ident = useLinkPart('ident');
  return <OneDocument key={ident} ident={ident} />;
});

const OneDocument = perHolder(function OneDocument({ ident }: { ident: string }) {
  const { t } = useText();
  const { openDocument, downloadDocument } = useArea(CODES);
  const screen = useScreen(
    ({ now }) => new DocumentScreen({ open: openDocument, download: downloadDocument, now, ident }),
  );
  const { state } = screen;
  const part = useFocusWhenLost<HTMLDivElement>(state.kind);
  return (
    <FormLayout
      plain={state.kind !== 'open'}
      title={<TitledHeading title={t('documents.title')} />}
      aside={<BrandDrawing />}
    >
      <meta name="robots" content="noindex" />
      <div ref={part} tabIndex={-1}>
        {state.kind === 'loading' && <Skeleton label={t('documents.loading')} shapes={['card', 'button']} />}
        {state.kind === 'closed' && <Closed screen={screen} state={state} />}
        {state.kind === 'delayed' && <Delayed screen={screen} state={state} />}
        {state.kind === 'open' && (
          <DocumentForm screen={screen} document={state.document} outcome={state.outcome} />
        )}
      </div>
    </FormLayout>
  );
});

interface ClosedProps {
  screen: DocumentScreen;
  state: Extract<DocumentScreenState, { kind: 'closed' }>;
}

const Closed = observer(function Closed({ screen, state }: ClosedProps) {
  const { t } = useText();
  const { problem, mayLook } = state;
  return (
    <ProblemPanel
      problem={problem}
      money="document"
      {...(screen.refusals > 0 && { attempt: screen.refusals })}
      actions={
        mayLook && (
          <Button kind="secondary" onClick={() => void screen.look()}>
            {t('common.tryAgain')}
          </Button>
        )
      }
    />
  );
});

interface DelayedProps {
  screen: DocumentScreen;
  state: Extract<DocumentScreenState, { kind: 'delayed' }>;
}

const Delayed = observer(function Delayed({ screen, state }: DelayedProps) {
  const { t, moment } = useText();
  const { document, checkedAt, check } = state;
  const { availableAt } = document;
  return (
    <Notice kind="warning" word={t('kind.warning')}>
      <p>{t('documents.delayed')}</p>
      <p>{t('documents.delayedText')}</p>
      {availableAt !== null && <p>{t('codePage.delayedBy', { moment: moment(availableAt) })}</p>}
      <LookAgain
        check={check}
        checkedAt={checkedAt}
        label={t('documents.refresh')}
        stillDelayed={t('documents.delayed')}
        onCheck={() => void screen.check()}
      />
    </Notice>
  );
});
