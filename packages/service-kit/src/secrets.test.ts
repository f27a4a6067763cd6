import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMadeSecret } from './made-secret.ts';
import { keptSecret } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

it('makes a secret on first use, and keeps it', () => {
  const secret = keptSecret(dataDir, 'actor');
  expect(isMadeSecret(secret)).toBe(true);
  expect(keptSecret(dataDir, 'actor')).toBe(secret);
  expect(readFileSync(path.join(dataDir, 'secrets/actor'), 'utf8')).toBe(secret);
});

it('makes another one for each name and each folder', () => {
  const secrets = [keptSecret(dataDir, 'actor'), keptSecret(dataDir, 'relay'), keptSecret(path.join(dataDir, 'other'), 'actor')];
  expect(new Set(secrets).size).toBe(3);
});

it('keeps it where only its owner reads it, and leaves nothing else there', () => {
  keptSecret(dataDir, 'actor');
  keptSecret(dataDir, 'actor');
  expect(mode(path.join(dataDir, 'secrets'))).toBe('700');
  expect(mode(path.join(dataDir, 'secrets/actor'))).toBe('600');
  expect(readdirSync(path.join(dataDir, 'secrets'))).toEqual(['actor']);
});
