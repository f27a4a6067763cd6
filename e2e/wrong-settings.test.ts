import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { root } from '@plenary/build/steps';
import { startPlatform } from '../ops/supervisor/start-platform.ts';

// Covers B-D01–B-D03.

const dataDir = path.join(tmpdir(), `plenary-wrong-${randomUUID()}`);
test.beforeAll(() => void mkdirSync(dataDir));
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const address = 'http://127.0.0.1:9';
const needed = {
  ACTOR_SECRET: 'x'.repeat(32),
  DATA_DIR: dataDir,
  WEB_ROOT: root,
  BOOKING_URL: address,
  IDENTITY_URL: address,
  DOCUMENTS_URL: address,
  SURVEY_URL: address,
};

/** Every service that reads a setting stops at it: the one that is started first reports it. */
for (const [name, value, readers] of [
  ['ROOM_FINDER_MODE', 'SIMPLE', ['svc-booking', 'gateway']],
  ['PRODUCT_MODE', 'hospitality', ['svc-booking', 'svc-survey', 'svc-documents']],
  ['CREDIT_MODE', 'EURO', ['svc-identity', 'gateway']],
  ['GUEST_MANAGEMENT_MODE', 'MAIL', ['svc-survey', 'gateway']],
  ['LANGUAGES', 'fr,de', ['svc-identity', 'gateway']],
] as const)
  test(`${readers.join(' and ')} stop at ${name}=${value}, and name it`, async () => {
    for (const part of readers) {
      const entry = path.join(root, part, 'dist/main.mjs');
      const child = spawn(process.execPath, [entry], { cwd: root, env: { ...process.env, ...needed, [name]: value } });
      const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      expect([part, code]).not.toEqual([part, 0]);
      expect(said + complained).toMatch(new RegExp(`Wrong settings:[\\s\\\\n]+${name}`));
    }
  });

test('a platform with a wrong setting does not start, and its message names the setting', async () => {
  const environment = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', SEED: 'none', PRODUCT_MODE: 'hospitality' };
  await expect(startPlatform({ environment, onLog: () => {} })).rejects.toThrow(/Wrong settings:[\s\\n]+PRODUCT_MODE/);
});
