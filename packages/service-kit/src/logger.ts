import { pino } from 'pino';

export type { Logger } from 'pino';

/** JSON lines on standard output; headers and fields that could hold a secret are never written. */
export const createLogger = ({ service, level }: { service: string; level: string }) =>
  pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'headers.*'], censor: '[redacted]' },
  });
