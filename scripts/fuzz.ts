import { randomInt } from 'node:crypto';
import { step, tool } from '@plenary/build/steps';

// Every call of every service, 200 requests that its contract takes and 200 that it does not; the seed shows the same ones again.
const FUZZ_SEED = process.env.FUZZ_SEED ?? String(randomInt(1_000_000));
const FUZZ_RUNS = process.env.FUZZ_RUNS ?? '200';
process.stdout.write(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}\n`);
const patterns = ['fuzz.test', '--testTimeout=1200000', '--maxWorkers=2'];
const { code } = await step('Every call against its contract', tool('jest'), patterns, { FUZZ_SEED, FUZZ_RUNS });
process.exitCode = code ?? 1;
