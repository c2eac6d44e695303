import { conformance } from './cli.ts';
import { contractText } from './contract/contractFile.ts';

/** The command of the package: its contract lies beside it. */
try {
  process.exitCode = await conformance({
    contract: contractText(new URL('./voucher-api.yaml', import.meta.url)),
    command: 'node conformance.mjs',
    args: process.argv.slice(2),
    print: (text) => process.stdout.write(`${text}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
