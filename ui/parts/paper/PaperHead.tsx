import { observer } from 'mobx-react-lite';
import { BrandLogo } from '../../frame/BrandLogo.tsx';
import { Picture } from '../../kit/Picture.tsx';
import { useServices } from '../../session/services.ts';
import styles from './Paper.module.scss';

interface PaperHeadProps {
  /** What the paper is: "Receipt". */
  title: string;
  /** True for a strip with the brand's drawing, where the title stands. */
  drawing?: boolean;
}

/** The head of a paper: the brand's logo and what the paper is. A page with one prints without the site's header. */
export const PaperHead = observer(function PaperHead({ title, drawing = false }: PaperHeadProps) {
  const { site: store } = useServices();
  const { brand, logo, keyVisualImage } = store.site;
  const picture = drawing ? keyVisualImage : null;
  const titled = <p className={styles.title}>{title}</p>;
  return (
    <div hidden data-print="only" data-paper>
      <div className={styles.head}>
        <BrandLogo brand={brand} logo={logo} />
        {!picture && titled}
      </div>
      {picture && (
        <div className={styles.strip}>
          {titled}
          <Picture className={styles.drawing} src={picture} alt="" />
        </div>
      )}
    </div>
  );
});
