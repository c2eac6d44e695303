import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { ErrorSummary } from '#ui/kit/ErrorSummary.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { FormModel } from '#ui/parts/form/FormModel.ts';
import { Choice } from '../Choice.tsx';
import { CHOICES } from '../gallery/view.ts';
import { Page } from '../Page.tsx';
import type { GalleryState } from '../pageData.ts';
import { ask, send } from '../send.ts';
import { Answer } from './Answer.tsx';
import type { Answers, BrandForm, Checked, Fault, Written } from './checked.ts';
import { Contrasts } from './Contrasts.tsx';
import { FormContext, idAt } from './place.ts';
import { Preview } from './Preview.tsx';

/** Survives a restart of the development server, which follows each writing of files. */
const KEPT = 'workshopAnswers';
/** While keys are typed, nothing is checked. */
const PAUSE_MS = 150;
/** Until the next question to a server that does not answer, because it is starting again. */
const RETRY_MS = 1000;
/** Wider than a telephone, the app is drawn smaller. */
const WIDE = 400;
/** For the author's editor, not for the brand. */
const NOT_ASKED = '$schema';

const formOf = (answers: Answers) =>
  new FormModel<Answers, object>(
    answers,
    () => ({}),
    (draft) => window.sessionStorage.setItem(KEPT, JSON.stringify(draft)),
  );

/** The form of a new brand, and what its answers lead to. */
export const BrandPage = observer(function BrandPage({
  schema,
  answers,
  canWrite,
  states,
}: BrandForm & { states: readonly GalleryState[] }) {
  const [form, setForm] = useState(() => {
    const kept = window.sessionStorage.getItem(KEPT);
    return formOf(kept === null ? answers : (JSON.parse(kept) as Answers));
  });
  const { draft } = form;
  const [checked, setChecked] = useState<Checked>();
  // What cannot be shown leaves preview and contrasts as they were.
  const [shown, setShown] = useState<Checked>();
  const [status, setStatus] = useState('');
  const [written, setWritten] = useState<Written>();
  const [state, setState] = useState('entry');
  const [width, setWidth] = useState('390');
  const [scheme, setScheme] = useState('light');

  useEffect(() => {
    const end = new AbortController();
    const check = async () => {
      const answer = await send('/gallery/brand/check', draft, end.signal).catch(() => null);
      if (end.signal.aborted) return;
      if (answer === null) {
        setStatus('The server does not answer.');
        timer = setTimeout(() => void check(), RETRY_MS);
        return;
      }
      const found = answer as Checked;
      setChecked(found);
      setStatus(`${countOf(found.faults)}.`);
      if (found.css !== null) setShown(found);
    };
    let timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [draft]);

  const write = async () => {
    setStatus('The command checks the answers.');
    const answer = (await (await ask('/gallery/brand/write', draft)).json()) as Written;
    setStatus(answer.id === undefined ? 'Nothing was written.' : 'The files are being written.');
    setWritten(answer);
  };
  const faults = checked?.faults ?? [];
  const px = Number(width);

  return (
    <Page tab="brand" skip={['told', 'preview']} status={status}>
      <form className="asked" aria-label="Brand" onSubmit={(event) => event.preventDefault()}>
        <h1>New brand</h1>
        <FormContext value={{ languages: (draft['languages'] ?? []) as string[], faults }}>
          {Object.entries(schema.properties ?? {})
            .filter(([name]) => name !== NOT_ASKED)
            .map(([name, part]) => (
              <Answer
                key={name}
                path={[name]}
                part={part}
                isRequired={schema.required?.includes(name) ?? false}
                value={draft[name]}
                onChange={(answer) => form.change({ [name]: answer })}
              />
            ))}
        </FormContext>
      </form>
      <div className="told" id="told" tabIndex={-1}>
        <div className="bar">
          <Button onClick={() => void write()} {...(!canWrite && { blockedBy: 'writing' })}>
            Write the site’s files
          </Button>
          <CopyButton
            text={`${JSON.stringify(draft, null, 2)}\n`}
            words={{ label: 'Copy the answers', copied: 'Copied.', denied: 'Copying is not allowed here.' }}
          />
          <Button
            kind="secondary"
            onClick={() => {
              window.sessionStorage.removeItem(KEPT);
              setForm(formOf(answers));
            }}
          >
            Start from the example
          </Button>
        </div>
        <p className="help" id="writing">
          {canWrite
            ? 'Writes the same files as npm run brand -- new.'
            : 'This server serves a build. With npm start, this page writes the files.'}
        </p>
        {written && <Report {...written} />}
        {checked && faults.length === 0 && (
          <Notice kind="success" word="No faults">
            This brand can be added: npm run brand -- check finds nothing.
          </Notice>
        )}
        <ErrorSummary title={countOf(faults)} attempt={0} faults={listOf(faults)} />
        <div className="bar">
          <Choice
            label="State"
            options={Object.fromEntries(states.map(({ name, title }) => [name, title]))}
            value={state}
            onChange={setState}
          />
          <Choice label="Width" options={CHOICES.width} value={width} onChange={setWidth} />
          <Choice label="Scheme" options={CHOICES.scheme} value={scheme} onChange={setScheme} />
        </div>
        <div className="shows">
          {shown && (
            <Preview
              checked={shown}
              state={state}
              look={{ width: px, scheme, zoom: px > WIDE ? 0.5 : 0.75 }}
            />
          )}
          {shown?.colours && (
            <Contrasts
              colours={shown.colours}
              onTake={(field, colour) => {
                form.change({ [field]: colour });
                // The button goes away.
                document.getElementById(idAt([field]))?.focus();
              }}
            />
          )}
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

function Report({ report, id }: Written) {
  if (id === undefined)
    return (
      <Notice kind="error" word="Nothing was written">
        <pre>{report}</pre>
      </Notice>
    );
  const address = `http://${id}.localhost:${window.location.port}/`;
  return (
    <Notice kind="success" word="The files are being written">
      {'The terminal lists them. The brand is then at '}
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
    </Notice>
  );
}
