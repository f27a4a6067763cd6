import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fingerprint, publicHalf } from '@plenary/gateway/archives/signature';
import { runCommand } from '../releases/run-command.ts';

/** `npm run team-key -- FILE`: makes the key of a team, and prints its public half for the platform's table `TEAM_KEYS`. */
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('name a file that is not there yet: npm run team-key -- FILE');
  const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  const key = publicHalf(pem);
  process.stdout.write(`✓ ${file} is the key ${fingerprint(key)}: keep it secret. Its public half:\n${key}\n`);
});
