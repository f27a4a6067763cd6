import { changeReleases } from '../releases/change-releases.ts';
import { readChange } from '../releases/options.ts';
import { runCommand } from '../releases/run-command.ts';

/**
 * `npm run promote -- mf-booking [version] [--canary 25]`: the canary for all, a version again (of a service, too), or a canary's new
 * share.
 */
await runCommand(() => changeReleases(readChange('promote', process.argv.slice(2))));
