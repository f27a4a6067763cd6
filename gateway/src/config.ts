import path from 'node:path';
import {
  brandSetting,
  carbonSetting,
  geocoderSettings,
  languagesSetting,
  mailFromSetting,
  modeSettings,
  modesOf,
  pictureSetting,
  publicModes,
  withMailFrom,
} from '@plenary/contracts/deployment-settings';
import { defaultMapLinks } from '@plenary/contracts/deployment-terms';
import { type AddressSetting, addressSetting, serviceNames } from '@plenary/contracts/services';
import { countryCodes, languages } from '@plenary/contracts/terms';
import { isOwnMachine } from '@plenary/service-kit/deployment-faults';
import { flag, origins, readConfig, serviceSettings } from '@plenary/service-kit/read-config';
import * as z from 'zod';
import { securityContactSetting } from './security-contact.ts';
import { tileSource } from './security-headers.ts';
import { providerSettings, publicProviders, signInProviders } from './sign-in-providers.ts';
import { hasReleasesKey, lacksReleasesKey, releaseBucketSettings } from './stores/store-settings.ts';

const url = z.url({ protocol: /^https?$/ });

const isTileUrl = (template: string): boolean => {
  try {
    return tileSource(template).startsWith('http') && ['{z}', '{x}', '{y}'].every((part) => template.includes(part));
  } catch {
    return false;
  }
};

/** `LinkedIn=https://…,Instagram=https://…`: the name shown and the address. */
const socialLinks = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',')))
  .pipe(z.array(z.string().regex(/^[^=]*\S[^=]*=/, 'Invalid link: a name, =, an address')))
  .transform((links) =>
    links.map((link) => ({ name: link.slice(0, link.indexOf('=')).trim(), url: link.slice(link.indexOf('=') + 1).trim() })),
  )
  .pipe(z.array(z.object({ name: z.string(), url })));

/** `Orbite <bonjour@orbite.example>` is of orbite.example. */
const senderDomains = (sender: string): string[] =>
  /@([^\s>]+)/
    .exec(sender)
    ?.slice(1, 2)
    .map((domain) => domain.toLowerCase()) ?? [];

const template = (...parts: string[]) =>
  z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => parts.every((part) => text.includes(part)),
      `Invalid address: ${parts.join(' and ')} ${parts.length > 1 ? 'have' : 'has'} to be in it`,
    );

/** Third-party services of the map (spec/booking.md §7). */
const mapSettings = {
  MAP_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  DIRECTIONS_URL: template('{latitude}', '{longitude}').default(defaultMapLinks.directionsUrl),
  ADDRESS_URL: template('{address}').default(defaultMapLinks.addressUrl),
};

/** `BOOKING_URL` and those of all other services. */
const addressSettings = Object.fromEntries(serviceNames.map((name) => [addressSetting(name), origins])) as Record<
  AddressSetting,
  typeof origins
>;

const settings = serviceSettings
  .extend({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL: url.optional(),
    /** Folder that holds the builds of the shell and of the remotes. */
    WEB_ROOT: z.string(),
    /** Folder of what `npm run release` has released, which several gateways share; of this machine alone where a bucket holds it. */
    RELEASES_DIR: z.string().optional(),
    ...releaseBucketSettings,
    /** File that says which team's keys release which parts; without, nobody releases archives. */
    TEAM_KEYS: z.string().optional(),
    ...addressSettings,
    /** Processes that render the public pages; 0: the browser renders every page. */
    RENDERERS: z.coerce.number().int().min(0).max(16).default(1),
    /** Seconds until the answer of a call begins. */
    CALL_SECONDS: z.coerce.number().min(1).max(60).default(3),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    SMTP_URL: z.string().optional(),
    ...brandSetting,
    ...languagesSetting,
    ...modeSettings,
    ...carbonSetting,
    ...geocoderSettings,
    ...pictureSetting,
    ...mapSettings,
    /** Where the browser sends the named events (spec/booking.md §7). */
    TRACKING_URL: url.optional(),
    MAP_TILE_URL: z.string().refine(isTileUrl, 'Invalid address of map tiles: {z}, {x} and {y} have to be in it').optional(),
    ...providerSettings,
    /** Whether `/api/docs` and its document are there; by default except in production. */
    API_DOCS: flag.optional(),
    ...securityContactSetting,
    /** Online scheduling service, opened for venues in France (spec/booking.md §2 "Quote page"). */
    BOOKING_POPUP_URL: url.optional(),
    /** Domains of our own people's e-mails, left out of statistics (spec/booking.md §6); by default that of the mails' sender. */
    INTERNAL_EMAIL_DOMAINS: z
      .string()
      .transform((text) => (text === 'none' ? [] : text.split(',').flatMap((domain) => domain.trim().toLowerCase() || [])))
      .optional(),
    ...mailFromSetting,
    /** Whether visits are recorded (spec/logistics.md §1): of those who want theirs to be, or of `all` who do not refuse. */
    SESSION_RECORDING: z.union([z.literal('all'), flag]).default(true),
    SOCIAL_LINKS: socialLinks.prefault('LinkedIn=https://linkedin.example/comet,Instagram=https://instagram.example/comet'),
  })
  .refine(hasReleasesKey, lacksReleasesKey)
  .transform(({ MAIL_FROM, ...read }) => ({
    ...read,
    INTERNAL_EMAIL_DOMAINS: read.INTERNAL_EMAIL_DOMAINS ?? senderDomains(withMailFrom({ ...read, MAIL_FROM }).MAIL_FROM),
    RELEASES_DIR: path.resolve(read.RELEASES_DIR ?? path.join(read.DATA_DIR, 'releases')),
    API_DOCS: read.API_DOCS ?? read.NODE_ENV !== 'production',
    // Mails hold links that sign in.
    hasMailbox: isOwnMachine(read) && !read.SMTP_URL,
    /** Whether a page may be given a remote from another port of this machine. */
    hasOverrides: isOwnMachine(read),
  }));

/** Settings of the gateway; throws WrongSetting naming the wrong one. */
export const gatewayConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type GatewayConfig = ReturnType<typeof gatewayConfig>;

/** The public part of the settings, as `GET /api/settings` answers it. */
export const settingsSchema = z.object({
  brandName: z.string(),
  languages: z.array(z.enum(languages)),
  mapTileUrl: z.string().nullable(),
  mapScriptUrl: z.string().nullable(),
  directionsUrl: z.string(),
  addressUrl: z.string(),
  trackingUrl: z.string().nullable(),
  carbonFootprint: z.boolean(),
  addressCountries: z.array(z.enum(countryCodes)),
  signInProviders,
  bookingPopupUrl: z.string().nullable(),
  internalEmailDomains: z.array(z.string()),
  sessionRecording: z.boolean(),
  recordsUnlessRefused: z.boolean(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  ...publicModes,
});
export type PublicSettings = z.infer<typeof settingsSchema>;

type PublicConfig = Pick<
  GatewayConfig,
  | 'BRAND_NAME'
  | 'LANGUAGES'
  | 'MAP_TILE_URL'
  | 'TRACKING_URL'
  | keyof typeof mapSettings
  | 'CARBON_FOOTPRINT'
  | keyof typeof geocoderSettings
  | 'BOOKING_POPUP_URL'
  | 'INTERNAL_EMAIL_DOMAINS'
  | 'SESSION_RECORDING'
  | 'SOCIAL_LINKS'
  | keyof typeof providerSettings
  | keyof typeof modeSettings
>;

export const publicSettings = (config: PublicConfig): PublicSettings => ({
  brandName: config.BRAND_NAME,
  languages: config.LANGUAGES,
  mapTileUrl: config.MAP_TILE_URL ?? null,
  mapScriptUrl: config.MAP_SCRIPT_URL ?? null,
  directionsUrl: config.DIRECTIONS_URL,
  addressUrl: config.ADDRESS_URL,
  trackingUrl: config.TRACKING_URL ?? null,
  carbonFootprint: config.CARBON_FOOTPRINT,
  addressCountries: config.GEOCODER_URL === undefined ? [] : config.GEOCODER_COUNTRIES,
  signInProviders: publicProviders(config),
  bookingPopupUrl: config.BOOKING_POPUP_URL ?? null,
  internalEmailDomains: config.INTERNAL_EMAIL_DOMAINS,
  sessionRecording: config.SESSION_RECORDING !== false,
  recordsUnlessRefused: config.SESSION_RECORDING === 'all',
  socialLinks: config.SOCIAL_LINKS,
  ...modesOf(config),
});
