import { changeReleases } from '../releases/change-releases.ts';
import { readChange } from '../releases/options.ts';
import { runCommand } from '../releases/run-command.ts';

/** `npm run withdraw -- mf-booking`: its canary ends, and all visitors get the live version. */
await runCommand(() => changeReleases(readChange('withdraw', process.argv.slice(2))));
