import { readConfig, serviceSettings } from '@plenary/service-kit/read-config';
import * as z from 'zod';

const settings = serviceSettings.extend({
  /** Origin of svc-booking. */
  BOOKING_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  BRAND_NAME: z.string().max(40).default('Comet'),
  /** Legal line of the company that is paid, at the foot of each page. */
  SETTLEMENT_FOOTER: z
    .string()
    .max(300)
    .default('Comet SAS (société de démonstration) · 1 place de l’Exemple, 75000 Paris · SIREN 000 000 000 · TVA FR00 000000000'),
  SETTLEMENT_IBAN: z.string().max(42).optional(),
  SETTLEMENT_BIC: z.string().max(11).optional(),
  /** The one browser to print with; without it the system's, else the one that came from npm. */
  CHROMIUM_PATH: z.string().optional(),
  /** `npm` passes over the system's browser. */
  CHROMIUM_FROM: z.enum(['anywhere', 'npm']).default('anywhere'),
  /** Room on disk for printed documents, in megabytes. */
  DOCUMENTS_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(200),
});

/** Settings of svc-documents; throws WrongSetting naming the wrong one. */
export const documentsConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type DocumentsConfig = ReturnType<typeof documentsConfig>;
