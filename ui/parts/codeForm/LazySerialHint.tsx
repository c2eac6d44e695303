import { observer } from 'mobx-react-lite';
import { offersCharging } from '#domain/charge/topUp.ts';
import { useServices } from '../../session/services.ts';
import { Later } from '../later/Later.tsx';

const load = async () => {
  const { SerialHint } = await import('./SerialHint.tsx');
  return (props: { typed: string }) => <SerialHint {...props} />;
};

/** The way to charge the voucher whose serial number was typed, where that can be done; loaded after the first screen. */
export const LazySerialHint = observer(function LazySerialHint(props: { typed: string }) {
  const { site: store, hasScreen } = useServices();
  if (!offersCharging(store.site) || !hasScreen('prepaidEnter')) return null;
  return <Later load={load} props={props} />;
});
