import * as z from 'zod';

/** A setting that stops the start, with a message that names it. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** Reads settings from the environment by a schema. Throws WrongSetting naming every setting that is wrong. */
export const readConfig = <S extends z.ZodType>(schema: S, environment: Record<string, string | undefined>): z.output<S> => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new WrongSetting(`Wrong settings:\n  ${faults.join('\n  ')}`);
};

export const port = z.coerce.number().int().min(0).max(65_535);
export const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((text) => ['on', 'true', '1'].includes(text));

/** Settings every service has. */
export const serviceSettings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(0),
  METRICS_PORT: port.optional(),
  DATA_DIR: z.string().default('./data'),
  ACTOR_SECRET: z.string().min(32),
});
