import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isMadeSecret } from '@plenary/service-kit/made-secret';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { demoAccounts, demoPasswordOf, seedOf } from './demo-accounts.ts';

it.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ SEED: 'none' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SEED: 'demo' }, true],
])('with %p demo accounts are shown where they are seeded: %p', (environment, areThere) => {
  expect(seedOf(environment) === 'demo').toBe(areThere);
  expect(demoAccounts('http://127.0.0.1:3000', environment).includes('claire@atelier-nord.example')).toBe(areThere);
});

const reached = [{ PUBLIC_URL: 'https://reunions.example', TRUSTED_PROXIES: '1' }, { HOST: '0.0.0.0' }];

it.each(reached)('with %j nothing starts before a seed is chosen by name', (environment) => {
  expect(() => seedOf(environment)).toThrow('SEED: others reach this platform');
  expect(seedOf({ ...environment, SEED: 'none' })).toBe('none');
});

it.each(reached)('with %j and SEED=demo the password is a random one, the same at every start and shown at the first', (environment) => {
  const dataDir = scratchFolder('demo-');
  const settings = { ...environment, SEED: 'demo' };
  const shown = () => {
    const demo = demoPasswordOf(settings, dataDir);
    return { password: demo?.password ?? '', text: demoAccounts('http://127.0.0.1:3000', settings, demo) };
  };
  const [first, second] = [shown(), shown()];
  expect(isMadeSecret(first.password)).toBe(true);
  expect(second.password).toBe(first.password);
  expect([first.text.includes(first.password), second.text.includes(first.password)]).toEqual([true, false]);
  expect(first.text + second.text).not.toContain('demo-password-2026');
  expect(statSync(path.join(dataDir, 'secrets/demo-password')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

it.each([
  [{}, 'Mails: http://127.0.0.1:3000/dev/mailbox\n'],
  [{ SEED: 'demo', PUBLIC_URL: 'https://reunions.example' }, 'Mails: files in the folder mail under DATA_DIR\n'],
  [{ SMTP_URL: 'smtps://mail.example' }, 'Mails: sent by SMTP_URL\n'],
])('with %j the text says where mails really are', (environment, expected) => {
  expect(demoAccounts('http://127.0.0.1:3000', environment)).toContain(expected);
});
