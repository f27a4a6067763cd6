import { readConfig, serviceSettings } from '@plenary/service-kit/read-config';
import * as z from 'zod';

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const settings = serviceSettings
  .extend({
    DATABASE_URL_IDENTITY: z.string().startsWith('postgres').optional(),
    SEED: z.enum(['demo', 'none']).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Comet <bonjour@comet.example>'),
    /** Where the browser finds the site; only its origin counts. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://127.0.0.1:3000')
      .transform((url) => new URL(url).origin),
    /** Public e-mail domains beside the list that comes with the service, separated by commas. */
    PUBLIC_EMAIL_DOMAINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((domain) => domain.trim().toLowerCase())
          .filter(Boolean),
      ),
    BRAND_NAME: z.string().min(1).default('Comet'),
  })
  .transform((read) => ({ ...read, SEED: read.SEED ?? (read.NODE_ENV === 'production' ? ('none' as const) : ('demo' as const)) }))
  .refine(({ SEED, HOST }) => SEED !== 'demo' || loopback.test(HOST), {
    path: ['SEED'],
    error: 'demo accounts have a known password: SEED=demo needs a loopback HOST',
  });

/** Settings of svc-identity; throws WrongSetting naming the wrong one. Demo accounts outside a loopback HOST stop the start. */
export const identityConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type IdentityConfig = ReturnType<typeof identityConfig>;
