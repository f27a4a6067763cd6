import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Behaviour {
  /** Runs before it listens. */
  first?: string;
  /** Runs once it listens. */
  last?: string;
  /** What `/who` answers. */
  says?: string;
  /** It says that it knows what it is told of replicas, and ends only when it is told that its callers know. */
  isTold?: boolean;
  /** Milliseconds for which it says that it is not ready before it ends, unless it is told that its callers know. */
  drains?: number;
}

/** With its callers' word it ends at once; without it, one that is told waits for longer than anybody lets it. */
const endCode = ({ isTold = false, drains = isTold ? 600_000 : 0 }: Behaviour) => `
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => {
  isLeaving = true;
  setTimeout(() => process.exit(0), process.env.MIGRATE_ONLY ? 0 : ${drains});
});
if (${isTold}) process.on('message', ({ type, id, origin }) => {
  process.stderr.write(\`heard \${type} \${origin ?? ''}\\n\`);
  if (id) process.send({ type: 'noted', id });
  if (type === 'callers-know') process.exit(0);
});`;

/** A part in a file, which listens on `PORT` and answers `/livez`, `/readyz` and `/who`. Answers its `main.mjs`. */
export const writePart = (folder: string, behaviour: Behaviour = {}): string => {
  const { first = '', last = '', says = 'installed' } = behaviour;
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'main.mjs');
  writeFileSync(
    entry,
    `import { createServer } from 'node:http';
${first}
let isLeaving = false;
const server = createServer(({ url }, response) => {
  if (isLeaving && url === '/readyz') response.statusCode = 503;
  if (process.env.CANARY_VERSION) response.setHeader('x-canary', process.env.CANARY_VERSION);
  response.end(url === '/who' ? ${JSON.stringify(says)} : '{}');
});
server.listen(process.env.PORT, '127.0.0.1', () => {
  process.send({ type: 'listening', port: server.address().port });
  ${last}
});
${endCode(behaviour)}`,
  );
  return entry;
};
/** As a build that waits for ever, and one that is busy for ever. */
export const hangs = 'process.stderr.write("waiting for the warehouse\\n"); setInterval(() => {}, 1_000); await new Promise(() => {});';
export const loops = 'for (;;);';
/** As a build whose second step of a migration never ends. */
export const migratesForEver =
  "if (process.env.MIGRATE_ONLY) { for (const step of ['0001-notes', '0002-stars']) process.send({ type: 'migrating', step }); for (;;); }";
