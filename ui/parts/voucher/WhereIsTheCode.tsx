import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Details } from '../../kit/Details.tsx';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { Picture } from '../../kit/Picture.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import styles from './WhereIsTheCode.module.scss';

interface WhereIsTheCodeProps {
  /** The user typed the wrong number of the card, so the picture shows at once which one is the code. */
  open?: boolean;
  /** Stands in place of the question, beside a small picture of the card. */
  line?: ReactNode;
}

export const WhereIsTheCode = observer(function WhereIsTheCode({ open = false, line }: WhereIsTheCodeProps) {
  const { site: store } = useServices();
  const { t } = useText();
  const { instructionsImage } = store.site;
  const question = t('redeem.code.where');
  return (
    <Details
      summary={
        line ? (
          <>
            <VisuallyHidden>{question}</VisuallyHidden> {line}
          </>
        ) : (
          question
        )
      }
      {...(line && instructionsImage && { mark: <span className={styles.card} /> })}
      open={open}
    >
      <p>{t('redeem.code.whereText')}</p>
      {instructionsImage && (
        <Picture
          className={styles.image}
          src={instructionsImage}
          alt={t('redeem.code.whereImage')}
          width={600}
          height={380}
          loading="lazy"
        />
      )}
    </Details>
  );
});
