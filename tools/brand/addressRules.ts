import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';
import { FICTIONAL_PHONE } from './fiction.ts';

/** `.example` is a reserved top-level domain: no host below it can be registered. */
const isInventedHost = (host: string): boolean => host.endsWith('.example');

export const isInvented = ({ domains }: Pick<Answers, 'domains'>): boolean => domains.every(isInventedHost);

/** An invented brand leads to no real person, and a real one nowhere that cannot be opened. */
export function addressFaults(answers: Answers): readonly Fault[] {
  const invented = isInvented(answers);
  const { phone } = answers.support;
  const mixed = answers.domains.flatMap((domain, index) => {
    return isInventedHost(domain) === invented
      ? []
      : [
          faultAt(
            `domains.${index}`,
            'Some domains end in .example and others do not.',
            'Write only real domains, or only invented ones.',
          ),
        ];
  });
  const hosts = addressesOf(answers).flatMap(([at, host]) => {
    if (isInventedHost(host) === invented) return [];
    const reason = invented ? `The brand is invented, but ${host} is not.` : `${host} cannot be opened.`;
    const remedy = invented ? 'Use an address whose host ends in .example.' : 'Write the real address.';
    return [faultAt(at, reason, remedy)];
  });
  const called =
    invented && !FICTIONAL_PHONE.test(phone)
      ? [
          faultAt(
            'support.phone',
            'The brand is invented, but this number may belong to a real subscriber.',
            'Use a number for fiction, such as +49 30 23125 4xx, +44 20 7946 0xxx, or +31 20 000 4210.',
          ),
        ]
      : [];
  return [...mixed, ...(mixed.length > 0 ? [] : hosts), ...called];
}

/** Every address with its place; third parties have their own hosts. */
function addressesOf(answers: Answers): readonly (readonly [at: string, host: string])[] {
  const { website, support, b2bLinks, navbarLinks, footerLinks, externalRatingButtons = [] } = answers;
  const links: readonly (readonly [at: string, address: string | undefined])[] = [
    ['website', website],
    ['support.url', support.url],
    ['b2bLinks.b2bWebsite', b2bLinks?.b2bWebsite],
    ['b2bLinks.b2bContactForm', b2bLinks?.b2bContactForm],
    ['navbarLinks.start', navbarLinks.start === '/' ? undefined : navbarLinks.start],
    ...navbarLinks.buy.map(({ link }, index) => [`navbarLinks.buy.${index}.link`, link] as const),
    ...Object.entries(footerLinks).map(([name, address]) => [`footerLinks.${name}`, address] as const),
    ...externalRatingButtons.map(({ href }, index) => [`externalRatingButtons.${index}.href`, href] as const),
  ];
  const hosts = links.flatMap(([at, address]) =>
    address === undefined ? [] : [[at, new URL(address).hostname] as const],
  );
  return [...hosts, ['support.email', support.email.split('@')[1] ?? '']];
}
