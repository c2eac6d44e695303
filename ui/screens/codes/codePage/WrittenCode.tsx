import type { Ref } from 'react';
import { SpelledCode } from '../../../kit/SpelledCode.tsx';
import styles from './Ticket.module.scss';

export function WrittenCode({ code, ref }: { code: string; ref?: Ref<HTMLElement> }) {
  return (
    <p className={styles.code}>
      <SpelledCode ref={ref} text={code} />
    </p>
  );
}
