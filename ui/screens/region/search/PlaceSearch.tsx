import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { submitting } from '../../../parts/form/submitting.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './PlaceSearch.module.scss';
import type { SearchScreen } from './SearchScreen.ts';

interface PlaceSearchProps {
  screen: SearchScreen;
  /** Number of places in the list. */
  count: number;
  /** The company that receives the search. */
  provider: string;
}

/** The field that searches for the place to measure distances from, and its results. */
export const PlaceSearch = observer(function PlaceSearch({ screen, count, provider }: PlaceSearchProps) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const { fault, state } = screen;
  const submit = async () => {
    await screen.submit();
    if (screen.fault !== null) field.current?.focus();
  };
  const clear = () => {
    screen.clear();
    field.current?.focus();
  };
  return (
    <search className={classes(flow.stack4, styles.search)} data-print="never">
      <form noValidate onSubmit={submitting(submit)}>
        <TextField
          ref={field}
          id="place-search"
          name="place"
          type="search"
          label={t('region.search.label')}
          hint={t('region.search.hint', { provider })}
          value={screen.text}
          onChange={screen.type}
          error={fault ? t(`region.search.fault.${fault}`) : undefined}
          errorPrefix={t('common.errorPrefix')}
          autoComplete="off"
          enterKeyHint="search"
          trailing={
            <span className={styles.go}>
              <Button
                type="submit"
                kind="secondary"
                icon={LATER_ICONS.search}
                busy={screen.busy}
                busyText={t('region.search.busy')}
              >
                {t('region.search.submit')}
              </Button>
            </span>
          }
        />
      </form>
      <StatusLine compact>
        {state.kind === 'found' && t('region.search.found', { count, place: state.chosen.name })}
        {state.kind === 'nothing' && t('region.search.nothing')}
        {state.kind === 'unavailable' && t('region.search.unavailable')}
        {state.kind === 'idle' && t('region.search.all', { count })}
      </StatusLine>
      {state.kind === 'found' && (
        <div className={styles.more}>
          {state.others.length > 0 && (
            <>
              <span>{t('region.search.others')}</span>
              {state.others.map((place) => (
                <Button key={place.name} kind="quiet" onClick={() => screen.choose(place)}>
                  {place.name}
                </Button>
              ))}
            </>
          )}
          <Button kind="quiet" icon="close" onClick={clear}>
            {t('region.search.clear')}
          </Button>
        </div>
      )}
      {state.kind === 'found' && state.attribution !== null && (
        <p className={styles.attribution}>{state.attribution}</p>
      )}
    </search>
  );
});
