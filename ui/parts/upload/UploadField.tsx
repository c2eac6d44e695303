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

const TASK_TEXTS = {
  look: 'upload.checking',
  reduce: 'upload.reducing',
  cover: 'upload.cover.busy',
} as const;

/**
 * JPEG comes first and HEIC is missing, so that phones convert photos from their own format. WebP and AVIF are converted
 * here.
 */
const TYPES = 'image/jpeg,image/png,application/pdf,image/webp,image/avif,.jpg,.jpeg,.png,.pdf,.webp,.avif';

interface UploadFieldProps {
  model: UploadModel;
  /** Id of the button that chooses; the error summary links to it. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** True if a submit lacks the required file; faults of a chosen file show regardless. */
  isMissing?: boolean;
  marker?: string | undefined;
  /** True if parts of a picture may be painted over, because not all of it is needed. */
  coverable?: boolean;
}

/** Loaded on demand: as large as the rest of the upload, and rarely used. */
const loadCover = async () => (await import('./cover/CoverDialog.tsx')).CoverDialog;

/** Chooses one file by button, camera or drop. A photo that is too big can be reduced here. */
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
  // The button stays while its dialog is busy, so that the focus can return to it.
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
  /** Opens the camera on a phone. */
  capture?: boolean;
  onTake: (files: readonly File[]) => void;
}

/** Hidden: our own button opens it, so that it looks and reads the same in every browser. */
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
        // The user can choose the same file again after correcting it.
        currentTarget.value = '';
      }}
    />
  );
}

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
