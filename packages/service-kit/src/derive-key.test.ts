import { deriveKey } from './derive-key.ts';

const hex = (secret: string, use: string) => Buffer.from(deriveKey(secret, use)).toString('hex');

it('is the same key each time, another for another use or secret, and 32 bytes long', () => {
  const keys = [hex('one secret', 'actor'), hex('one secret', 'share-link'), hex('another secret', 'actor')];
  expect(hex('one secret', 'actor')).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  expect(keys.every((key) => key.length === 64)).toBe(true);
});

it('never changes with a version: what is kept was sealed with it', () => {
  expect(hex('a-secret-of-the-tests-and-nobody-else', 'second-factor')).toMatchInlineSnapshot(
    `"06483968aa5cbac4fbdb5536afa1add58e1be24a14fa7150cca5025061ff6cbb"`,
  );
});
