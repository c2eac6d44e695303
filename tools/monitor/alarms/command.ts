/** `npm run alarms [-- --minutes 5 --out alarms.yml]`: writes the alarms as Prometheus rules. docs/operation.md explains it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { prometheusRules } from './prometheusRules.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    out: { type: 'string', default: 'reports/alarms.yml' },
  },
});
const minutes = Number(values.minutes);
if (!/^[1-9]\d?$/.test(values.minutes)) {
  console.error('--minutes has to be a whole number from 1 to 99.');
  process.exit(2);
}
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, prometheusRules(minutes));
console.log(`The rules are in ${values.out}.`);
