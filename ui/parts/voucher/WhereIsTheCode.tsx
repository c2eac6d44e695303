import { observer } from 'mobx-react-lite';
import { Details } from '../../kit/Details.tsx';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { Picture } from '../../kit/Picture.tsx';
import styles from './WhereIsTheCode.module.scss';

/** `open`: the user typed the wrong number of the card, so the picture shows at once which one is the code. */
export const WhereIsTheCode = observer(function WhereIsTheCode({ open = false }: { open?: boolean }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { instructionsImage } = store.site;
  return (
    <Details summary={t('redeem.code.where')} open={open}>
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
