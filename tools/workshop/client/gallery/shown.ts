import type { Dials } from '../../dials/dials.ts';
import { isScenario, SCENARIOS, type ScenarioName } from '../../dials/scenarios.ts';
import { startOf } from '../Frame.tsx';
import type { Gallery, GalleryState } from '../pageData.ts';
import { CHOICES, UNTURNED, type View } from './view.ts';

/** The state that is shown on all brands. */
export function stateOf({ across, state }: View, { states }: Gallery): GalleryState | undefined {
  return across === 'brands' ? states.find(({ name }) => name === state) : undefined;
}

/** Of all states of a brand, none asks for a scenario: the sandbox has one at a time. */
function scenarioOf(view: View, gallery: Gallery): ScenarioName {
  return isScenario(view.scenario) ? view.scenario : (stateOf(view, gallery)?.scenario ?? 'none');
}

export function dialsOf(view: View, gallery: Gallery): Dials {
  return {
    scenario: scenarioOf(view, gallery),
    latencyMs: Number(view.latency),
    isOffline: view.offline === 'yes',
    lifetimeSeconds: Number(view.lifetime),
    clock: view.clock,
  };
}

/** The label and the address of each frame. */
export function framesOf(view: View, gallery: Gallery) {
  const { language, site } = view;
  const scenario = scenarioOf(view, gallery);
  const state = stateOf(view, gallery);
  const has = ({ sites }: GalleryState, id: string) => sites?.includes(id) ?? true;
  const onBrands = gallery.sites
    .filter(({ id }) => state && has(state, id))
    .map(({ id, brand }) => ({ label: `${brand} (${id})`, id, state: view.state }));
  const ofBrand = gallery.states
    .filter((each) => has(each, site) && each.scenario === undefined)
    .map(({ name, title }) => ({ label: title, id: site, state: name }));
  return (view.across === 'brands' ? onBrands : ofBrand).map(({ label, id, ...shown }, index) => ({
    label,
    address: startOf(`f${index + 1}.${id}`, { ...shown, language, scenario }),
  }));
}

/** What is turned, in words; empty for a sandbox as it is at the start. */
export function turnedOf(view: View, gallery: Gallery): string {
  const scenario = scenarioOf(view, gallery);
  const { latency, lifetime, clock, offline } = view;
  return [
    scenario !== 'none' && SCENARIOS[scenario].title,
    latency !== UNTURNED.latency && `latency ${CHOICES.latency[latency as '400']}`,
    lifetime !== UNTURNED.lifetime && `tokens live ${CHOICES.lifetime[lifetime as '15']}`,
    clock !== '' && `it is ${clock.replace('T', ' ')} UTC`,
    offline === 'yes' && 'offline',
  ]
    .filter(Boolean)
    .join('; ');
}
