import { Button } from '../../kit/Button.tsx';
import { useText } from '../../session/text.ts';
import styles from './UploadProgress.module.scss';

interface UploadProgressProps {
  /** How much is sent, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** How far an upload has come, and the way to give it up. */
export function UploadProgress({ part, onCancel }: UploadProgressProps) {
  const { t } = useText();
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={1} value={part} aria-label={t('upload.progress')} />
      <Button kind="quiet" onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
}
