import { SCENARIOS, type ScenarioName } from '../dials/scenarios.ts';
import { element, labelledSelect } from './element.ts';
import { type Latency, type Lifetime, UNTURNED, type View } from './view.ts';

const LATENCY: Readonly<Record<Latency, string>> = {
  0: 'none',
  400: '0.4 s',
  1500: '1.5 s',
  3000: '3 s',
  8000: '8 s',
};

const LIFETIME: Readonly<Record<Lifetime, string>> = {
  1200: '20 min',
  180: '3 min',
  130: '130 s, warns soon',
  15: '15 s',
};

/** The dials of the sandbox for all frames. */
export class Dock {
  readonly root = element('form', { className: 'dock', aria: { label: 'Sandbox' } });
  readonly #scenario: HTMLLabelElement;
  readonly #latency: HTMLLabelElement;
  readonly #lifetime: HTMLLabelElement;
  readonly #clock = element('input', { type: 'datetime-local' });
  readonly #offline = element('input', { type: 'checkbox' });

  constructor(turn: (part: Partial<View>) => void, reset: () => void) {
    const scenarios = Object.entries(SCENARIOS).map(
      ([name, { title }]) => [name as ScenarioName, title] as const,
    );
    this.#scenario = labelledSelect<ScenarioName | ''>(
      'Scenario',
      [['', 'the state’s own'], ...scenarios],
      '',
      (scenario) => turn({ scenario }),
    );
    this.#latency = labelledSelect('Latency', entriesOf(LATENCY), '0', (latency) => turn({ latency }));
    this.#lifetime = labelledSelect('Token lifetime', entriesOf(LIFETIME), '1200', (lifetime) =>
      turn({ lifetime }),
    );
    this.#offline.addEventListener('change', () => turn({ offline: this.#offline.checked ? 'yes' : 'no' }));
    const set = element('button', { type: 'submit' }, 'Set');
    set.setAttribute('aria-label', 'Set the clock');
    const again = element('button', { type: 'button', onclick: reset }, 'Reset');
    again.setAttribute('aria-label', 'Reset the sandbox');
    this.root.append(
      this.#scenario,
      this.#latency,
      this.#lifetime,
      element(
        'div',
        { className: 'joined' },
        element('label', {}, element('span', {}, 'Clock (UTC)'), this.#clock),
        set,
        element('button', { type: 'button', onclick: () => turn({ clock: '' }) }, 'Real time'),
      ),
      element('label', { className: 'tick' }, this.#offline, element('span', {}, 'Offline')),
      again,
    );
    this.root.addEventListener('submit', (event) => {
      event.preventDefault();
      turn({ clock: this.#clock.value });
    });
  }

  show({ scenario, latency, lifetime, clock, offline }: View): void {
    choose(this.#scenario, scenario);
    choose(this.#latency, latency);
    choose(this.#lifetime, lifetime);
    this.#clock.value = clock;
    this.#offline.checked = offline === 'yes';
  }
}

/** What is turned, in words; empty for a sandbox as it is at the start. */
export function saidOf(view: View, scenario: ScenarioName): string {
  return [
    ...(scenario === 'none' ? [] : [SCENARIOS[scenario].title]),
    ...(view.latency === UNTURNED.latency ? [] : [`latency ${LATENCY[view.latency]}`]),
    ...(view.lifetime === UNTURNED.lifetime ? [] : [`tokens live ${LIFETIME[view.lifetime]}`]),
    ...(view.clock === '' ? [] : [`it is ${view.clock.replace('T', ' ')} UTC`]),
    ...(view.offline === 'yes' ? ['offline'] : []),
  ].join('; ');
}

function choose(label: HTMLLabelElement, value: string): void {
  const select = label.querySelector('select');
  if (select !== null) select.value = value;
}

const entriesOf = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.entries(texts) as [Name, string][];
