import type { TakenFile } from '#application/upload/takeFile.ts';
import { Icon } from '../../kit/Icon.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { useText } from '../../session/text.ts';
import styles from './FilePreview.module.scss';
import { useFileSize } from './useFileSize.ts';

interface FilePreviewProps {
  file: TakenFile;
  /** The picture as a `data:` URL; null if it cannot be shown. */
  preview: string | null;
}

export function FilePreview({ file, preview }: FilePreviewProps) {
  const { t } = useText();
  const size = useFileSize();
  return (
    <figure className={styles.file}>
      {preview === null ? (
        <span className={styles.sheet}>
          <Icon name={LATER_ICONS.sheet} />
        </span>
      ) : (
        <img className={styles.picture} src={preview} alt={t('upload.preview')} />
      )}
      <figcaption className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>{size(file.bytes.length)}</span>
      </figcaption>
    </figure>
  );
}
