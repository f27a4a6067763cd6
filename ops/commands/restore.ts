import path from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run restore -- FOLDER`, before the platform is started. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('name the folder of a back-up: npm run restore -- FOLDER');
  const { takenAt, databases } = await restoreBackup(path.resolve(folder), { environment: process.env });
  process.stdout.write(`✓ ${Object.keys(databases).join(', ')} as of ${takenAt}: the platform can be started\n`);
});
