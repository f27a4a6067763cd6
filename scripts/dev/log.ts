import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { keepPrivate } from '@plenary/service-kit/private-files';

interface Line {
  level: string;
  service: string;
  msg: string;
  err?: { stack?: string };
}

const parse = (line: string): Line | null => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

const loud = ['error', 'fatal'];

/** Keeps every line in the file; the terminal gets errors, and what a service says before it has a log. */
export const createDevLog = (file: string): ((line: string) => void) => {
  keepPrivate(path.dirname(file));
  const log = createWriteStream(file, { flags: 'a' });
  return (line) => {
    log.write(`${line}\n`);
    const parsed = parse(line);
    if (!parsed) process.stderr.write(`${line}\n`);
    else if (loud.includes(parsed.level)) process.stderr.write(`${parsed.service}: ${parsed.msg} ${parsed.err?.stack ?? ''}\n`);
  };
};
