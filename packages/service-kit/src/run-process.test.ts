import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const launch = (mode = '') => {
  const file = path.join(__dirname, 'testing/fixtures/run-process-fixture.ts');
  const child = fork(file, [mode], { cwd: __dirname, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const told: unknown[] = [];
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('message', (message) => told.push(message));
  return { child, told, output: () => output };
};
const exitCode = async (child: ChildProcess) => (await once(child, 'close'))[0];
const stops = ['server stopped', 'database stopped'];

describe('a process', () => {
  it('reports its port to its parent', async () => {
    const { child } = launch();
    expect((await once(child, 'message'))[0]).toEqual({ type: 'listening', port: 4711 });
    child.kill('SIGTERM');
    expect(await exitCode(child)).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops its parts in their order on %s, also after one that cannot be stopped', async (signal) => {
    const { child, told, output } = launch();
    await once(child, 'message');
    child.kill(signal);
    expect(await exitCode(child)).toBe(0);
    expect(told.slice(1)).toEqual(stops);
    expect(output()).toContain('stopping relay');
  });

  it('says that it is not ready for a while before anything is stopped', async () => {
    const { child, told } = launch('drain');
    await once(child, 'message');
    child.kill('SIGTERM');
    await exitCode(child);
    expect(told.slice(1)).toEqual(['draining', ...stops]);
  });

  it('drains no longer once its supervisor says that all its callers know', async () => {
    const { child, told } = launch('drain until told');
    await once(child, 'message');
    child.kill('SIGTERM');
    expect((await once(child, 'message'))[0]).toBe('draining');
    child.send({ type: 'callers-know' });
    expect(await exitCode(child)).toBe(0);
    expect(told.slice(2)).toEqual(stops);
  });

  it('ends with its parent', async () => {
    const { child } = launch();
    await once(child, 'message');
    const exited = once(child, 'exit');
    child.disconnect();
    expect((await exited)[0]).toBe(0);
  });

  it.each([
    ['throw', 'uncaughtException'],
    ['reject', 'unhandledRejection'],
  ])('ends with code 1 on an error nobody caught (%s), once its parts are stopped', async (what, event) => {
    const { child, told, output } = launch();
    await once(child, 'message');
    child.send(what);
    expect(await exitCode(child)).toBe(1);
    expect(told.slice(1)).toEqual(stops);
    expect(output()).toContain(`"msg":"${event}"`);
  });

  it('that cannot start says why and ends with code 1', async () => {
    const { child, output } = launch('unable');
    expect(await exitCode(child)).toBe(1);
    expect(output()).toContain('the database is away');
  });
});
