import { pino } from 'pino';
import { runRepeatedly } from './run-repeatedly.ts';

const logger = pino({ enabled: false });

/** A promise and the function that resolves it. */
const signal = () => {
  let resolve = () => {};
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return { promise, resolve };
};

it('runs at once and again after a failure, which is logged', async () => {
  const logged = jest.spyOn(logger, 'error');
  const second = signal();
  let runs = 0;
  const run = async () => {
    runs++;
    if (runs === 1) throw new Error('the first fails');
    second.resolve();
  };
  const repeated = runRepeatedly({ name: 'work', run, logger, everyMilliseconds: 1 });
  expect(runs).toBe(1);
  await second.promise;
  await repeated.stop();
  expect(logged).toHaveBeenCalledWith({ err: new Error('the first fails') }, 'work');
});

it('a stop waits for the run under way, and no other follows', async () => {
  const work = signal();
  let [runs, hasStopped] = [0, false];
  const run = () => {
    runs++;
    return work.promise;
  };
  const stopped = runRepeatedly({ name: 'work', run, logger, everyMilliseconds: 0 })
    .stop()
    .then(() => {
      hasStopped = true;
    });
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasStopped).toBe(false);
  work.resolve();
  await stopped;
  await new Promise((resolve) => setTimeout(resolve));
  expect(runs).toBe(1);
});
