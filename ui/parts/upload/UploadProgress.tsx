import { Button } from '../../kit/Button.tsx';
import { useText } from '../../session/text.ts';
import styles from './UploadProgress.module.scss';

interface UploadProgressProps {
  /** Fraction sent, 0 to 1. */
  part: number;
  onCancel: () => void;
}

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
