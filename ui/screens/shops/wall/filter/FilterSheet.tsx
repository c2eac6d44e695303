import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Button } from '../../../../kit/Button.tsx';
import { Dialog } from '../../../../kit/Dialog.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { StatusLine } from '../../../../kit/StatusLine.tsx';
import { useText } from '../../../../session/text.ts';
import type { Options } from '../results/Results.ts';
import { useWall } from '../WallScreen.ts';
import { FilterOptionList } from './FilterOptionList.tsx';
import styles from './FilterSheet.module.scss';
import { useOptionGroups } from './useOptionGroups.ts';
import { useTokens } from './useTokens.ts';

interface SheetProps {
  options: Options;
  /** How many shops match; null while unknown. */
  found: number | null;
  /** The debounced text for the status line. */
  summary: string;
}

/** On a phone: a button that opens all filters as a sheet, with the number of matching shops. */
export const FilterSheet = observer(function FilterSheet(props: SheetProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { length: number } = useTokens();
  const wall = useWall();
  const close = () => {
    setOpen(false);
    // If the phone was rotated meanwhile, the button that opened the sheet is hidden and cannot take the focus.
    requestAnimationFrame(() => document.activeElement === document.body && wall.toResult());
  };
  return (
    <>
      <div className={styles.opener}>
        <Button kind="secondary" icon={LATER_ICONS.filter} onClick={() => setOpen(true)}>
          <span className={styles.word}>{t('wall.filter.open')}</span>
          {number > 0 && ` (${number})`}
        </Button>
      </div>
      {/* Outside the button's element, which is hidden on tablets: the user may rotate the phone while the sheet is
          open. */}
      {open && <Sheet {...props} onClose={close} />}
    </>
  );
});

const Sheet = observer(function Sheet({
  options,
  found,
  summary,
  onClose,
}: SheetProps & { onClose: () => void }) {
  const { t } = useText();
  const { filter } = useWall();
  // The amount first: it is what a voucher decides.
  const groups = useOptionGroups(options).toSorted(
    (one, other) => Number(other.id === 'valueLevels') - Number(one.id === 'valueLevels'),
  );
  const show = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('wall.filter.title')}
      size="wide"
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          {filter.isActive && (
            <Button
              kind="secondary"
              onClick={() => {
                filter.clear();
                show.current?.focus(); // this button is unmounted
              }}
            >
              {t('wall.filter.clear')}
            </Button>
          )}
          <Button ref={show} onClick={onClose}>
            {found === null ? t('wall.filter.showAny') : t('wall.filter.show', { count: found })}
          </Button>
        </>
      }
    >
      {/* Screen readers do not announce the page's own status line beneath a dialog. */}
      <StatusLine hidden>
        {filter.cleared !== null && `${t('wall.filter.cleared')} `}
        {summary}
      </StatusLine>
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterOptionList key={group.id} group={group} titled asChips />
        ))}
      </div>
    </Dialog>
  );
});
