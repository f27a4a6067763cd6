import * as z from 'zod';
import { drainMilliseconds, flag, origins, port, readConfig, serviceSettings, WrongSetting } from './read-config.ts';

const secret = 'a-secret-of-at-least-32-characters';

describe('settings', () => {
  it('have defaults, also where a variable is there and empty', () => {
    const defaults = { NODE_ENV: 'development', LOG_LEVEL: 'info', HOST: '127.0.0.1', PORT: 0, DATA_DIR: './data', ACTOR_SECRET: secret };
    expect(readConfig(serviceSettings, { ACTOR_SECRET: secret })).toEqual(defaults);
    expect(readConfig(serviceSettings, { ACTOR_SECRET: secret, PORT: '', METRICS_PORT: '', HOST: undefined })).toEqual(defaults);
  });

  it('are read from texts', () => {
    const schema = z.object({ PORT: port, MAILS: flag });
    expect(readConfig(schema, { PORT: '3000', MAILS: 'on' })).toEqual({ PORT: 3000, MAILS: true });
  });

  it.each([
    ['on', true],
    ['true', true],
    ['1', true],
    ['off', false],
    ['false', false],
    ['0', false],
  ])('take %s for %s', (text, expected) => {
    expect(flag.parse(text)).toBe(expected);
  });

  it('stop the start with every wrong one named, and no value of any', () => {
    const read = () => readConfig(serviceSettings, { ACTOR_SECRET: 'hunter2', PORT: '70000', METRICS_PORT: 'many', LOG_LEVEL: 'loud' });
    expect(read).toThrow(WrongSetting);
    const [title, ...faults] = messageOf(read).split('\n');
    expect(title).toBe('Wrong settings:');
    expect(faults.map((line) => line.trim().split(':')[0]).sort()).toEqual(['ACTOR_SECRET', 'LOG_LEVEL', 'METRICS_PORT', 'PORT']);
    expect(messageOf(read)).not.toMatch(/hunter2|70000|many|loud/);
  });

  it('name one that is missing', () => {
    expect(messageOf(() => readConfig(serviceSettings, {}))).toMatch(/^Wrong settings:\n {2}ACTOR_SECRET: /);
  });
});

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was thrown');
};

describe('addresses of copies', () => {
  const read = (text: string) => readConfig(z.object({ BOOKING_URL: origins }), { BOOKING_URL: text }).BOOKING_URL;

  it.each([
    ['http://10.0.0.1:4001', ['http://10.0.0.1:4001']],
    ['http://10.0.0.1:4001,http://10.0.0.2:4001', ['http://10.0.0.1:4001', 'http://10.0.0.2:4001']],
    [' http://a.internal/ , https://b.internal/api ', ['http://a.internal', 'https://b.internal']],
  ])('%j are read', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['http://a,', ',', 'a:4001', 'ftp://a', 'http://a,http://a/', 'http://a;http://b,javascript:alert(1)'])(
    '%j are refused',
    (text) => {
      expect(() => read(text)).toThrow('BOOKING_URL');
    },
  );
});

it.each([
  [{ NODE_ENV: 'development' }, 0],
  [{ NODE_ENV: 'production' }, 3_000],
  [{ NODE_ENV: 'production', DRAIN_SECONDS: 0 }, 0],
  [{ NODE_ENV: 'development', DRAIN_SECONDS: 7 }, 7_000],
])('a process with %j still answers for %i ms when it is told to end', (settings, expected) => {
  expect(drainMilliseconds(settings)).toBe(expected);
});
