import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { ErrorSummary } from '#ui/kit/ErrorSummary.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { FormModel } from '#ui/parts/form/FormModel.ts';
import type { BrandForm, Checked, Written } from '../../server/brandRoutes.ts';
import { Choice } from '../Choice.tsx';
import { CHOICES } from '../gallery/view.ts';
import { Page } from '../Page.tsx';
import type { GalleryState } from '../pageData.ts';
import { post } from '../post.ts';
import { Group } from './Answer.tsx';
import { Contrasts } from './Contrasts.tsx';
import { type Fault, FormContext, idAt } from './place.ts';
import { Preview } from './Preview.tsx';
import type { Answers } from './schema.ts';

/** Survives a restart of the development server, which follows each writing of files. */
const KEPT = 'workshopAnswers';
/** While keys are typed, nothing is checked. */
const PAUSE_MS = 150;
/** Until the next question to a server that does not answer, because it is starting again. */
const RETRY_MS = 1000;

/** The form of a new brand, and what its answers lead to. */
export const BrandPage = observer(function BrandPage({
  schema,
  answers: example,
  canWrite,
  states,
}: BrandForm & { states: readonly GalleryState[] }) {
  const [form] = useState(() => {
    const kept = window.sessionStorage.getItem(KEPT);
    return new FormModel(
      { answers: kept === null ? example : (JSON.parse(kept) as Answers) },
      () => ({}),
      ({ answers }) => window.sessionStorage.setItem(KEPT, JSON.stringify(answers)),
    );
  });
  const { answers } = form.draft;
  const [faults, setFaults] = useState<readonly Fault[]>();
  // What cannot be shown leaves preview and contrasts as they were.
  const [shown, setShown] = useState<Checked>();
  const [status, setStatus] = useState('');
  const [written, setWritten] = useState<Written>();
  const [view, setView] = useState({ state: 'entry', width: '390', scheme: 'light' });

  useEffect(() => {
    let isLast = true;
    const check = async () => {
      const answer = await post('/gallery/brand/check', answers).catch(() => null);
      if (!isLast) return;
      if (answer === null) {
        setStatus('The server does not answer.');
        timer = setTimeout(() => void check(), RETRY_MS);
        return;
      }
      const checked = answer as Checked;
      setFaults(checked.faults);
      setStatus(`${countOf(checked.faults)}.`);
      if (checked.css !== null) setShown(checked);
    };
    let timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [answers]);

  const choice = (name: keyof typeof view, label: string, options: Readonly<Record<string, string>>) => (
    <Choice
      label={label}
      options={options}
      value={view[name]}
      onChange={(value) => setView({ ...view, [name]: value })}
    />
  );
  const take = (field: string, colour: string) => {
    form.change({ answers: { ...answers, [field]: colour } });
    // The button goes away.
    document.getElementById(idAt([field]))?.focus();
  };

  return (
    <Page tab="brand" skip={['told', 'preview']} status={status}>
      <form className="asked" aria-label="Brand" onSubmit={(event) => event.preventDefault()}>
        <h1>New brand</h1>
        <FormContext value={{ languages: (answers['languages'] ?? []) as string[], faults: faults ?? [] }}>
          <Group
            path={[]}
            part={schema}
            value={answers}
            onChange={(all) => form.change({ answers: (all ?? {}) as Answers })}
          />
        </FormContext>
      </form>
      <div className="told" id="told" tabIndex={-1}>
        <div className="bar">
          <Button
            {...(!canWrite && { blockedBy: 'writing' })}
            onClick={() =>
              void post('/gallery/brand/write', answers).then((answer) => setWritten(answer as Written))
            }
          >
            Write the site’s files
          </Button>
          <CopyButton
            text={`${JSON.stringify(answers, null, 2)}\n`}
            words={{ label: 'Copy the answers', copied: 'Copied.', denied: 'Copying is not allowed here.' }}
          />
          <Button kind="secondary" onClick={() => form.change({ answers: example })}>
            Start from the example
          </Button>
        </div>
        <p className="help" id="writing">
          {canWrite
            ? 'Writes the same files as npm run brand -- new.'
            : 'This server serves a build. With npm start, this page writes the files.'}
        </p>
        {written && <Report {...written} />}
        {faults?.length === 0 && (
          <Notice kind="success" word="No faults">
            This brand can be added: npm run brand -- check finds nothing.
          </Notice>
        )}
        <ErrorSummary title={countOf(faults ?? [])} attempt={0} faults={listOf(faults ?? [])} />
        <div className="bar">
          {choice('state', 'State', Object.fromEntries(states.map(({ name, title }) => [name, title])))}
          {choice('width', 'Width', CHOICES.width)}
          {choice('scheme', 'Scheme', CHOICES.scheme)}
        </div>
        <div className="shows">
          {shown && <Preview checked={shown} {...view} />}
          {shown?.colours && <Contrasts colours={shown.colours} onTake={take} />}
        </div>
      </div>
    </Page>
  );
});

function countOf({ length }: readonly Fault[]): string {
  if (length === 0) return 'No faults';
  return length === 1 ? '1 fault' : `${length} faults`;
}

/** One line for each place, with a link to it. */
function listOf(faults: readonly Fault[]) {
  return [...Map.groupBy(faults, ({ path }) => path.join('.'))].map(([place, own]) => ({
    fieldId: idAt(own[0]?.path ?? []),
    text: `${place || 'the file'}: ${own.map(({ reason }) => reason).join(' ')}`,
  }));
}

/** Of the command. Announced, because it comes late. */
function Report({ report, id }: Written) {
  const address = `http://${id}.localhost:${window.location.port}/`;
  return (
    <Notice
      live
      kind={id === undefined ? 'error' : 'success'}
      word={id === undefined ? 'Nothing was written' : 'The files are being written; the brand is then at'}
    >
      {id === undefined ? <pre>{report}</pre> : <a href={address}>{address}</a>}
    </Notice>
  );
}
