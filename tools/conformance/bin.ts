import { openProgress } from '#tools/machine/progress.ts';
import { conformance } from './cli.ts';
import { contractText } from './contract/contractFile.ts';

const progress = openProgress();

/** The command of the package: its contract lies beside it. */
try {
  process.exitCode = await conformance({
    contract: contractText(new URL('./voucher-api.yaml', import.meta.url)),
    command: 'node conformance.mjs',
    args: process.argv.slice(2),
    print(text) {
      progress.clear();
      process.stdout.write(`${text}\n`);
    },
    tell: progress.at,
  });
} catch (error) {
  progress.clear();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  progress.end();
}
