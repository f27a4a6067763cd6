import path from 'node:path';
import { takeBackup } from '../backup/take-backup.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run backup -- FOLDER`, while the platform runs or not. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('name a folder that is not there yet: npm run backup -- FOLDER');
  const { takenAt, databases, files } = await takeBackup(path.resolve(folder), process.env);
  process.stdout.write(`✓ ${Object.keys(databases).join(', ')} as of ${takenAt}, ${Object.keys(files).length} files in ${folder}\n`);
});
