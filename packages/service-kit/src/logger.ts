import { type DestinationStream, pino } from 'pino';
import { maskAddresses, secretNames } from './mask-addresses.ts';

export type { Logger } from 'pino';

const secretFields = [...secretNames, 'cookie', 'authorization'];

/**
 * Standard output, written once a turn of the event loop: a call to the system for each line costs as much as the line. What a process
 * has logged is written before it exits.
 */
const standardOutput: DestinationStream = {
  write: (line) => {
    if (waiting === undefined) process.on('exit', flush);
    if (!waiting) setImmediate(flush);
    waiting = `${waiting ?? ''}${line}`;
  },
};
/** Undefined before the first line. */
let waiting: string | undefined;
const flush = () => {
  if (waiting) process.stdout.write(waiting);
  waiting = '';
};

/** JSON lines on standard output; headers, queries of addresses, and fields that could hold a secret are never written. */
export const createLogger = ({ service, level }: { service: string; level: string }, output: DestinationStream = standardOutput) =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      // The whole line: a message, the fields of a child logger and the message of an error pass no formatter.
      hooks: { streamWrite: maskAddresses },
      redact: { paths: [...secretFields.flatMap((name) => [name, `*.${name}`]), 'headers.*'], censor: '[redacted]' },
    },
    output,
  );

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: unknown;
}

/** The log entry of an error: a failed query shows its SQL, never its parameters, which hold e-mail addresses, hashes and tokens. */
const describeError = (error: unknown): DescribedError | string => {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: withoutParameters(message),
    code: (error as { code?: unknown }).code,
    stack: stack && withoutParameters(stack),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
};

const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: [redacted]');
