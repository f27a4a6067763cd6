import { demoAccounts, seedOf } from './demo-accounts.ts';

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
