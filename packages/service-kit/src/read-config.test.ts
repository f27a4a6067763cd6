import * as z from 'zod';
import { flag, port, readConfig, serviceSettings, WrongSetting } from './read-config.ts';

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
