import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** Installs the build of a process as another version, as `npm run release` does, without building it: its code is changed. */
export const installNextVersion = (
  releasesDir: string,
  version: string,
  change: (code: string) => string,
  part: 'svc-booking' | 'svc-survey' | 'gateway' = 'svc-booking',
): void => {
  const folder = path.join(releasesDir, part, version);
  cpSync(path.join(root, part, 'dist'), folder, { recursive: true });
  const file = path.join(folder, 'main.mjs');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

const list = 'const bookingMigrations = [';

/** The next version has a migration more. */
export const withMigration =
  (name: string, sql: string) =>
  (code: string): string => {
    if (!code.includes(list)) throw new Error('the build names its migrations otherwise');
    return code.replace(list, `${list} ${JSON.stringify({ name, sql })},`);
  };

/** The next version does this before it answers calls of the calendar; `proceed()` lets it answer. */
export const answersCalendars =
  (does: string) =>
  (code: string): string =>
    `import { Server } from 'node:http';
const emit = Server.prototype.emit;
Server.prototype.emit = function (type, request, response) {
  const proceed = () => emit.call(this, type, request, response);
  if (type !== 'request' || !request.url.startsWith('/api/calendars')) return emit.apply(this, arguments);
  ${does};
  return true;
};
${code}`;
