import { decodeEntities } from '#domain/core/entities.ts';
import { SafeHtml } from '../../kit/SafeHtml.tsx';
import styles from './OperatorText.module.scss';

const TAG = /<\/?[a-z][^<>]*>/i;

/** A text of the operator's catalogue. The contract says plain text; real catalogues also hold HTML and entities. */
export function OperatorText({ text }: { text: string }) {
  return TAG.test(text) ? (
    <div dir="auto">
      <SafeHtml html={text} />
    </div>
  ) : (
    <p className={styles.plain} dir="auto">
      {decodeEntities(text)}
    </p>
  );
}
