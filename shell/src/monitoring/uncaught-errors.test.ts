import { createUncaughtErrors } from './uncaught-errors.ts';

const createWorld = () => {
  const page = new EventTarget() as unknown as Window;
  const report = jest.fn();
  const uncaught = createUncaughtErrors(page, report);
  const raise = (error: unknown, filename = 'https://plenary.example/main.js') =>
    void page.dispatchEvent(new ErrorEvent('error', { error, filename }));
  const reject = (reason: unknown) => void page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { uncaught, report, raise, reject };
};

it('an uncaught error is reported', () => {
  const { report, raise, reject } = createWorld();
  const [thrown, refused] = [new Error('thrown'), new Error('refused')];
  raise(thrown);
  reject(refused);
  expect(report.mock.calls).toEqual([[thrown], [refused]]);
});

it('an error of an extension or an aborted call is not reported', () => {
  const { report, raise, reject } = createWorld();
  raise(null);
  reject(new DOMException('the page has moved on', 'AbortError'));
  expect(report).not.toHaveBeenCalled();
});

it('an error of a script while it loads is the cause of the load’s failure', async () => {
  const { uncaught, report, raise } = createWorld();
  const failure = await uncaught
    .asCause('/mf-booking/', async () => {
      raise(new Error('of the script'), 'https://plenary.example/remotes/mf-booking/entry.js');
      raise(new Error('of the shell'));
      throw new Error('it came to nothing');
    })
    .catch((error: Error) => error);
  expect(failure).toMatchObject({ message: 'it came to nothing', cause: { message: 'of the script' } });
  expect(report.mock.calls).toEqual([[expect.objectContaining({ message: 'of the shell' })]]);
});

it('after the load its script is treated like any other', async () => {
  const { uncaught, report, raise } = createWorld();
  const late = new Error('later');
  expect(await uncaught.asCause('/mf-booking/', async () => 'the remote')).toBe('the remote');
  raise(late, 'https://plenary.example/remotes/mf-booking/entry.js');
  expect(report.mock.calls).toEqual([[late]]);
});
