import { Writable } from 'node:stream';
import { createLogger } from '../logger.ts';

/** A logger whose lines a test can read. */
export const capturedLogger = () => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, logger: createLogger({ service: 'test', level: 'info' }, sink) };
};
