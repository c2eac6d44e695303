import { observer } from 'mobx-react-lite';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { StatusPage } from './StatusPage.tsx';

/** Replaces the first screen until it is loaded. Draws nothing unless the network is missing. */
export const Connecting = observer(function Connecting() {
  return useServices().network.isAway ? <Away /> : null;
});

const Away = observer(function Away() {
  const { t } = useText();
  return (
    <StatusPage title={t('frame.away.title')}>
      <p>{t('frame.away.text')}</p>
    </StatusPage>
  );
});
