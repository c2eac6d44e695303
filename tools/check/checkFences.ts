/** Checks the whole repository by the import rules of `fences.mjs`. */
import { format } from 'dependency-cruiser';
import { cruiseWithRules } from './cruise.ts';

/** Must grow with the product: with a wrong path, the cruiser would check nothing and pass. */
const MODULES_AT_LEAST = 400;

const result = await cruiseWithRules(process.cwd());
const { output, exitCode } = await format(result, { outputType: 'err' });
console.log(output);
const isWhole = result.summary.totalCruised > MODULES_AT_LEAST;
if (!isWhole) console.error(`Only ${result.summary.totalCruised} modules were found.`);
process.exitCode = isWhole ? exitCode : 1;
