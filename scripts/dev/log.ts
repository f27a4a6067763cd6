import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

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
  mkdirSync(path.dirname(file), { recursive: true });
  const log = createWriteStream(file, { flags: 'a' });
  return (line) => {
    log.write(`${line}\n`);
    const parsed = parse(line);
    if (!parsed) process.stderr.write(`${line}\n`);
    else if (loud.includes(parsed.level)) process.stderr.write(`${parsed.service}: ${parsed.msg} ${parsed.err?.stack ?? ''}\n`);
  };
};
