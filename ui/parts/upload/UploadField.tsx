import { observer } from 'mobx-react-lite';
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { FieldError, FieldHint } from '../../kit/Field.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useFocusWhenLost } from '../../kit/useFocusWhenLost.ts';
import { useText } from '../../session/text.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { FilePreview } from './FilePreview.tsx';
import styles from './UploadField.module.scss';
import type { UploadModel } from './UploadModel.ts';
import { useFileSize } from './useFileSize.ts';

/** What is being done with a file, in words. */
const TASK_TEXTS = {
  look: 'upload.checking',
  reduce: 'upload.reducing',
  cover: 'upload.cover.busy',
} as const;

/** What a file dialog offers first. Photos before the rest, so that a phone makes a JPEG of its own format. */
const TYPES = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';

interface UploadFieldProps {
  model: UploadModel;
  /** Id of the button that chooses; an error summary links to it. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** True if the form asks for it; what is wrong with a file is said by itself. */
  isMissing?: boolean;
  /** "optional", where it is. */
  marker?: string | undefined;
  /** True where nobody needs all that a picture shows: then parts of it can be painted over here. */
  coverable?: boolean;
}

/** It needs as much as all the rest of an upload, and few people need it. */
const loadCover = async () => (await import('./cover/CoverDialog.tsx')).CoverDialog;

/**
 * Chooses one file: with a button, with the camera of a phone, or by dropping it. A picture is shown, and can be
 * replaced or removed; what is refused says why, and a photo that is too big can be made smaller here.
 */
export const UploadField = observer(function UploadField({
  model,
  id,
  label,
  hint,
  isMissing = false,
  marker,
  coverable = false,
}: UploadFieldProps) {
  const { t } = useText();
  const size = useFileSize();
  const name = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { drag, isOver } = useDrop(model);
  const { state } = model;
  const take = (taken: readonly File[]) => void model.take(taken);
  const fault =
    state.kind === 'refused'
      ? t(`upload.fault.${state.fault}`)
      : isMissing
        ? t('upload.required')
        : undefined;
  const isTaken = state.kind === 'taken';
  // The button stays while its dialog works, so that the focus has a place to return to.
  const isPicture =
    (isTaken && state.preview !== null) || (state.kind === 'checking' && state.task === 'cover');
  const [isCovering, setCovering] = useState(false);
  const field = useFocusWhenLost<HTMLDivElement>(`${state.kind} ${isCovering}`);
  const described = [`${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      ref={field}
      tabIndex={-1}
      className={styles.field}
      role="group"
      aria-labelledby={name}
      data-invalid={fault ? true : undefined}
    >
      <span id={name} className={styles.label}>
        {label} {marker && <span className={styles.marker}>({marker})</span>}
      </span>
      <FieldHint id={id} hint={hint ?? t('upload.kinds')} />
      <div className={styles.place} data-over={isOver || undefined} {...drag}>
        {isTaken && <FilePreview file={state.file} preview={state.preview} />}
        <div className={styles.actions}>
          <Button
            ref={choose}
            id={id}
            kind="secondary"
            busy={state.kind === 'checking'}
            aria-describedby={described}
            onClick={() => files.current?.click()}
          >
            {t(isTaken ? 'upload.replace' : 'upload.choose')}
          </Button>
          <span className={styles.camera}>
            <Button kind="secondary" icon={LATER_ICONS.camera} onClick={() => camera.current?.click()}>
              {t('upload.camera')}
            </Button>
          </span>
          {coverable && isPicture && (
            <Button kind="secondary" onClick={() => setCovering(true)}>
              {t('upload.cover.open')}
            </Button>
          )}
          {(isTaken || state.kind === 'refused') && (
            <Button
              kind="quiet"
              onClick={() => {
                model.remove();
                choose.current?.focus();
              }}
            >
              {t('upload.remove')}
            </Button>
          )}
        </div>
        {!isTaken && <p className={styles.drop}>{t('upload.drop')}</p>}
        <FileInput ref={files} name={label} accept={TYPES} onTake={take} />
        <FileInput
          ref={camera}
          name={t('upload.camera')}
          accept="image/jpeg,image/png"
          capture
          onTake={take}
        />
      </div>
      <div role="alert">
        {state.kind === 'refused' && state.name !== null && <p className={styles.name}>{state.name}</p>}
        <FieldError id={id} error={fault} errorPrefix={t('common.errorPrefix')} />
      </div>
      {state.kind === 'refused' && state.photo !== null && (
        <Button kind="secondary" onClick={() => void model.reduce()}>
          {t('upload.reduce')}
        </Button>
      )}
      <StatusLine compact>
        {state.kind === 'checking' && t(TASK_TEXTS[state.task])}
        {isTaken && t('upload.taken', { name: state.file.name, size: size(state.file.bytes.length) })}
      </StatusLine>
      {isCovering && (
        <LazyPart load={loadCover} props={{ upload: model, onClose: () => setCovering(false) }} />
      )}
    </div>
  );
});

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  accept: string;
  /** True if a phone opens its camera. */
  capture?: boolean;
  onTake: (files: readonly File[]) => void;
}

/** The platform's own dialog, opened by a button of ours, which looks and speaks the same in every browser. */
function FileInput({ ref, name, accept, capture = false, onTake }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={name}
      accept={accept}
      {...(capture && { capture: 'environment' })}
      onChange={({ currentTarget }) => {
        onTake([...(currentTarget.files ?? [])]);
        // The same file, mended, can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}

/** The handlers of a place on which files can be dropped, and whether one is held over it. */
function useDrop(model: UploadModel) {
  const [isOver, setOver] = useState(false);
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void model.take([...event.dataTransfer.files]);
    },
  };
  return { drag, isOver };
}
