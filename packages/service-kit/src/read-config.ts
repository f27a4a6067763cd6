import * as z from 'zod';
import { isReachedByOthers, productionFaults } from './deployment-faults.ts';

/** A setting that stops the start, with a message that names it. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** Reads settings from the environment by a schema. Throws WrongSetting naming every setting that is wrong. */
export const readConfig = <S extends z.ZodType>(schema: S, environment: Record<string, string | undefined>): z.output<S> => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  const faults = result.success
    ? deploymentFaults(result.data as Record<string, unknown>, present)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (result.success && faults.length === 0) return result.data;
  throw new WrongSetting(`Wrong settings:\n  ${faults.join('\n  ')}`);
};

/** What only the settings together tell. */
const deploymentFaults = (read: Record<string, unknown>, environment: Record<string, string | undefined>): string[] => {
  const seedFault = 'SEED' in read ? faultOfSeed(environment) : undefined;
  return [
    ...(read.NODE_ENV === 'production' ? productionFaults(environment, { sendsMails: 'MAIL_FROM' in read }) : []),
    ...(seedFault ? [seedFault] : []),
  ];
};

/** Known passwords never get to where others sign in by omission. */
export const faultOfSeed = (environment: Record<string, string | undefined>): string | undefined =>
  environment.SEED === undefined && environment.NODE_ENV !== 'production' && isReachedByOthers(environment)
    ? 'SEED: others reach this platform (HOST, PUBLIC_URL or TRUSTED_PROXIES); set none, or demo for demo accounts with a random password'
    : undefined;

export const port = z.coerce.number().int().min(0).max(65_535);
export const count = z.coerce.number().int().min(1).max(1_000_000);
export const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((text) => ['on', 'true', '1'].includes(text));

export const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
/** Origins of the replicas of a service: `http://10.0.0.1:4001,http://10.0.0.2:4001`. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(origin).min(1))
  .refine((list) => new Set(list).size === list.length, 'Invalid list: one address stands in it twice');

/** Settings every service has. */
export const serviceSettings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(0),
  METRICS_PORT: port.optional(),
  /** Address of the metrics: the loopback one unless another is set, which only the monitoring should reach. */
  METRICS_HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  ACTOR_SECRET: z.string().min(32),
  /** The secret before the current one, during a rotation. */
  ACTOR_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** In production mails are kept as files only where this is on. */
  MAIL_AS_FILES: flag.optional(),
  /** Grace period in which a stopping process still answers and is not ready; 3 s in production, else none. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  /** Calls that are worked on at once; others wait, and more than that are refused. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).max(10_000).optional(),
  /** The process migrates its database and ends: a step of a release while the version before serves. */
  MIGRATE_ONLY: flag.optional(),
  /** Version that this replica tries out, and says in `/readyz`: it is led its share of the visitors alone. */
  CANARY_VERSION: z.string().optional(),
  /** Collector of traces that speaks OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

/** Content of an empty database at start, for services that store data. */
export const seedSetting = { SEED: z.enum(['demo', 'none']).optional() };
/** Demo data never get into a real database by omission: in production nothing is seeded unless it is asked for. */
export const withSeed = <S extends { NODE_ENV: string; SEED?: 'demo' | 'none' }>(read: S) => ({
  ...read,
  SEED: read.SEED ?? (read.NODE_ENV === 'production' ? ('none' as const) : ('demo' as const)),
});

export const drainMilliseconds = ({ NODE_ENV, DRAIN_SECONDS }: { NODE_ENV: string; DRAIN_SECONDS?: number }): number =>
  1_000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 3 : 0));
