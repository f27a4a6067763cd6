import { readConfig, serviceSettings } from '@plenary/service-kit/read-config';
import * as z from 'zod';

const settings = serviceSettings.extend({
  DATABASE_URL_BOOKING: z.string().startsWith('postgres').optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
});

/** Settings of svc-booking; throws WrongSetting naming the wrong one. */
export const bookingConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type BookingConfig = ReturnType<typeof bookingConfig>;
