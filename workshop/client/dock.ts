import { type Dials, faultsOf } from '../dials/dials.ts';
import { SCENARIOS, type ScenarioName } from '../dials/scenarios.ts';
import { announce, element, labelledSelect } from './element.ts';
import { send } from './send.ts';

const LATENCIES = [
  ['0', 'none'],
  ['400', '0.4 s'],
  ['1500', '1.5 s'],
  ['3000', '3 s'],
  ['8000', '8 s'],
] as const;

const LIFETIMES = [
  ['1200', '20 minutes'],
  ['180', '3 minutes'],
  ['130', '130 s, the warning after 10 s'],
  ['15', '15 s'],
] as const;

/** The dials of the sandbox for all frames. After each turn the frames begin again. */
export class Dock {
  readonly root = element('form', { className: 'dock', aria: { label: 'Sandbox' } });
  #dials: Dials = { scenario: 'none', latencyMs: 0, isOffline: false };
  readonly #onTurn: () => void;
  readonly #scenario: HTMLSelectElement;
  readonly #clock = element('input', { type: 'datetime-local', step: '1' });
  /** Set by a state, not by the tester: the next state without a scenario ends it. */
  #isOfState = false;

  constructor(onTurn: () => void) {
    this.#onTurn = onTurn;
    const names = Object.entries(SCENARIOS).map(
      ([name, { title }]) => [name as ScenarioName, title] as const,
    );
    const scenario = labelledSelect('Scenario', names, 'none', (name) => void this.turnTo(name));
    this.#scenario = scenario.querySelector('select') ?? document.createElement('select');
    const offline = element('input', { type: 'checkbox' });
    offline.addEventListener('change', () => void this.#turn({ isOffline: offline.checked }));
    this.root.append(
      scenario,
      labelledSelect('Latency', LATENCIES, '0', (ms) => void this.#turn({ latencyMs: Number(ms) })),
      labelledSelect('Token lifetime', LIFETIMES, '1200', (seconds) => void this.#live(Number(seconds))),
      element('label', {}, element('span', {}, 'Clock (UTC)'), this.#clock),
      element('button', { type: 'submit' }, 'Set the clock'),
      element('button', { type: 'button', onclick: () => void this.#setClock(null) }, 'Real time'),
      element('label', { className: 'tick' }, offline, element('span', {}, 'Offline')),
      element('button', { type: 'button', onclick: () => void this.#reset() }, 'Reset the sandbox'),
    );
    this.root.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.#clock.value !== '') void this.#setClock(`${this.#clock.value}Z`);
    });
  }

  get scenario(): ScenarioName {
    return this.#dials.scenario;
  }

  /** For a state that needs a scenario; the tester's own choice stays for all others. */
  async followState(scenario: ScenarioName | undefined): Promise<void> {
    if (scenario === undefined && !this.#isOfState) return;
    await this.turnTo(scenario ?? 'none', false);
    this.#isOfState = scenario !== undefined;
  }

  async turnTo(scenario: ScenarioName, isTold = true): Promise<void> {
    const hadClock = SCENARIOS[this.#dials.scenario].clock !== undefined;
    const { clock } = SCENARIOS[scenario];
    this.#scenario.value = scenario;
    this.#isOfState = false;
    if (clock !== undefined || hadClock) await send('/sandbox/clock', { now: clock ?? null });
    await this.#turn({ scenario }, isTold);
  }

  async #turn(change: Partial<Dials>, isTold = true): Promise<void> {
    this.#dials = { ...this.#dials, ...change };
    await send('/sandbox/faults', null, 'DELETE');
    for (const fault of faultsOf(this.#dials)) await send('/sandbox/faults', fault);
    if (isTold) this.#told(`The sandbox has the scenario “${SCENARIOS[this.#dials.scenario].title}”.`);
  }

  async #live(seconds: number): Promise<void> {
    await send('/sandbox/token-lifetime', { seconds });
    this.#told(`Tokens live ${seconds} s.`);
  }

  async #setClock(now: string | null): Promise<void> {
    const answer = (await send('/sandbox/clock', { now })) as { now: string };
    this.#told(`It is ${answer.now} in the sandbox.`);
  }

  async #reset(): Promise<void> {
    await send('/sandbox/reset', {});
    this.root.reset();
    this.#dials = { scenario: 'none', latencyMs: 0, isOffline: false };
    this.#told('The sandbox is as it was at the start.');
  }

  #told(what: string): void {
    this.#onTurn();
    announce(what);
  }
}
