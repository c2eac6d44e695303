import type { NetworkFault } from './Network.ts';
import { euros } from './reading/money.ts';
import { PERSONS } from './steps/persons.ts';
import type { Filling, Step } from './steps/step.ts';
import type { Observer } from './Observer.ts';

const LONGEST = 110;

/**
 * One plain sentence for a step, and what each page then says of money that it did not say before. `before` holds what
 * was told, and is added to.
 */
export function told({ sights }: Observer, step: Step, number: number, before: Set<string>): string {
  const pages = sights.map(
    ({ tab, screen }) =>
      `   tab ${tab.number} shows ${tab.path}: ${inOneLine(screen.heading)}${sentencesOf(screen.text, before)}`,
  );
  return [`${number}. ${sentenceOf(step)}`, ...pages].join('\n');
}

/** Sentences about money and outcomes are what a story is about. */
function sentencesOf(text: string, before: Set<string>): string {
  const about = text
    .split('\n')
    .filter(
      (line) =>
        /Guthaben|eingelöst|bezahlt|Bestellnummer|reserviert|Zahlung/.test(line) &&
        line.length < LONGEST &&
        !before.has(line),
    );
  for (const line of about) before.add(line);
  return about.length === 0 ? '' : `\n      “${about.slice(0, 4).join('” “')}”`;
}

const inOneLine = (text: string): string => text.replaceAll('\n', ' ').slice(0, LONGEST);
const seconds = (ms: number): string =>
  ms < 1000 ? `${ms} ms` : ms < 120_000 ? `${ms / 1000} s` : `${ms / 60_000} min`;

function sentenceOf(step: Step): string {
  switch (step.does) {
    case 'open':
      return `The user opens ${step.path} in a new tab.`;
    case 'type':
      return `In tab ${step.tab} the user types “${step.text}” into “${step.field}”.`;
    case 'fill':
      return `In tab ${step.tab} ${fillerOf(step)}.`;
    case 'press':
      return `In tab ${step.tab} ${presserOf(step)} “${inOneLine(step.name)}”${step.times === 2 ? ' twice' : ''} and waits ${seconds(step.rest)}.`;
    case 'go':
      return `In tab ${step.tab} the user goes to ${step.path}.`;
    case 'decide':
      return `At the payment provider in tab ${step.tab}: ${step.decision}.`;
    case 'open-mailed-link':
      return `In tab ${step.tab} the user opens the link of the newest mail.`;
    case 'back':
      return `In tab ${step.tab} the user goes back.`;
    case 'reload':
      return `In tab ${step.tab} the user reloads the page.`;
    case 'close':
      return `The user closes tab ${step.tab}.`;
    case 'duplicate':
      return `The user duplicates tab ${step.tab}.`;
    case 'kill':
      return `The browser drops the page of tab ${step.tab} from memory.`;
    case 'revive':
      return `Tab ${step.tab} is brought back.`;
    case 'session-storage':
      return `The storage of tab ${step.tab} is: ${step.mood}.`;
    case 'local-storage':
      return `The storage of the device is: ${step.mood}.`;
    case 'fault':
      return `The next ${step.method} call will meet this: ${faultOf(step.fault)}.`;
    case 'offline':
      return 'The network is gone.';
    case 'online':
      return 'The network is back.';
    case 'deliver':
      return 'The operator releases the newest order.';
    case 'fail-delivery':
      return 'The delivery of the newest order fails.';
    case 'release':
      return 'A new version of the app is released; the scripts of the old one are gone.';
    case 'outage':
      return `For ${seconds(step.ms)}, orders are carried out, but they and all other calls of a page that has started get a 502.`;
    case 'other-rests':
      return `From now on the states of orders name ${euros(step.inCent)} as their rest.`;
    case 'skew':
      return `The device's clock is set ${step.ms / 60_000} min ahead.`;
    case 'wait':
      return `${seconds(step.ms)} pass.`;
  }
}

function presserOf({ filled, typed }: Extract<Step, { does: 'press' }>): string {
  if (typed !== undefined) return `the user types “${typed.text}” into “${typed.field}”, presses`;
  return filled === undefined ? 'the user presses' : `${fillerOf(filled)}, presses`;
}

const fillerOf = ({ person, chooses }: Filling): string =>
  `${PERSONS[person]?.name} fills in the form${chooses === 'last' ? ' with the last choices' : ''}`;

function faultOf(fault: NetworkFault): string {
  switch (fault.kind) {
    case 'refused-after':
      return `carried out, but refused by a gateway with ${fault.status}`;
    case 'refused-late':
      return `refused by a gateway with ${fault.status}, but carried out ${seconds(fault.ms)} later`;
    case 'late-request':
    case 'late-answer':
      return `${fault.kind.replace('-', ' ')} by ${seconds(fault.ms)}`;
    case 'request-lost':
    case 'answer-lost':
    case 'doubled':
    case 'down':
    case 'portal':
      return fault.kind.replace('-', ' ');
  }
}
