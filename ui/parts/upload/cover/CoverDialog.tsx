import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useText } from '../../../session/text.ts';
import type { UploadModel } from '../UploadModel.ts';
import { CoverAreas } from './CoverAreas.tsx';
import { CoverBoard } from './CoverBoard.tsx';
import styles from './CoverDialog.module.scss';
import { CoverModel } from './CoverModel.ts';

interface CoverDialogProps {
  upload: UploadModel;
  onClose: () => void;
}

/** Paints over parts of a picture on this device, before anything is sent. */
export const CoverDialog = observer(function CoverDialog({ upload, onClose }: CoverDialogProps) {
  const { t } = useText();
  const [model] = useState(() => new CoverModel());
  const [picture, setPicture] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let isOpen = true;
    void upload.large().then((large) => isOpen && setPicture(large));
    return () => {
      isOpen = false;
    };
  }, [upload]);
  const apply = async () => {
    await upload.cover(model.covers);
    onClose();
  };
  const count = model.areas.length;
  return (
    <Dialog
      title={t('upload.cover.title')}
      size="wide"
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          busy={upload.state.kind === 'checking'}
          busyText={t('upload.cover.busy')}
          onClick={() => void apply()}
        >
          {t('upload.cover.apply')}
        </Button>
      }
    >
      <div className={styles.cover}>
        <p>{t('upload.cover.how')}</p>
        <div className={styles.stage}>
          {picture === null ? (
            <Skeleton label={t('upload.checking')} shapes={['card']} />
          ) : (
            <CoverBoard model={model} picture={picture} />
          )}
        </div>
        <CoverAreas model={model} onRemoved={() => add.current?.focus()} />
        <div>
          <Button ref={add} kind="secondary" onClick={model.add}>
            {t('upload.cover.add')}
          </Button>
        </div>
        <StatusLine compact>{count > 0 && t('upload.cover.count', { count })}</StatusLine>
      </div>
    </Dialog>
  );
});
