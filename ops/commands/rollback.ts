import { changeReleases } from '../releases/change-releases.ts';
import { readChange } from '../releases/options.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run rollback -- mf-booking`, `npm run rollback -- svc-booking`: the previous live version is live again, for all. */
await runCommand(() => changeReleases(readChange('rollback', process.argv.slice(2))));
