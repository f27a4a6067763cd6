import { flag, readConfig, serviceSettings } from '@plenary/service-kit/read-config';
import * as z from 'zod';

const languages = ['fr', 'en', 'es', 'nl'] as const;
const url = z.url();

const settings = serviceSettings
  .extend({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL: url.optional(),
    /** Folder that holds the builds of the shell and of the remotes. */
    WEB_ROOT: z.string(),
    BOOKING_URL: url,
    IDENTITY_URL: url,
    DOCUMENTS_URL: url,
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    SMTP_URL: z.string().optional(),
    BRAND_NAME: z.string().min(1).max(40).default('Comet'),
    LANGUAGES: z
      .string()
      .default(languages.join(','))
      .transform((text) => text.split(',').map((language) => language.trim()))
      .pipe(z.array(z.enum(languages)).min(1)),
    MAP_TILE_URL: z.string().includes('{z}').optional(),
    CARBON_FOOTPRINT: flag.default(false),
  })
  .transform((read) => ({ ...read, isLoopback: ['127.0.0.1', '::1', 'localhost'].includes(read.HOST) }));

/** Settings of the gateway; throws WrongSetting naming the wrong one. */
export const gatewayConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type GatewayConfig = ReturnType<typeof gatewayConfig>;

/** The part of the settings that everybody may see, as `GET /api/settings` answers it. */
export const publicSettings = (config: Pick<GatewayConfig, 'BRAND_NAME' | 'LANGUAGES' | 'MAP_TILE_URL' | 'CARBON_FOOTPRINT'>) => ({
  brandName: config.BRAND_NAME,
  languages: config.LANGUAGES,
  mapTileUrl: config.MAP_TILE_URL ?? null,
  carbonFootprint: config.CARBON_FOOTPRINT,
});
export type PublicSettings = ReturnType<typeof publicSettings>;
