import * as z from 'zod';
import {
  creditModes,
  type DeploymentModes,
  defaultModes,
  guestManagementModes,
  productModes,
  roomFinderModes,
} from './deployment-terms.ts';
import { countryCodes, languages } from './terms.ts';

/**
 * Settings of a deployment in the environment (design: server-rules §7). Each service takes into its own schema the
 * pieces that it reads: all of them read one setting alike, and none stops at a setting that is not its own.
 */
export const roomFinderSetting = { ROOM_FINDER_MODE: z.enum(roomFinderModes).default(defaultModes.roomFinderMode) };
export const productSetting = { PRODUCT_MODE: z.enum(productModes).default(defaultModes.productMode) };
export const guestManagementSetting = { GUEST_MANAGEMENT_MODE: z.enum(guestManagementModes).default(defaultModes.guestManagementMode) };

export const creditSettings = {
  CREDIT_MODE: z.enum(creditModes).default(defaultModes.creditMode),
  /** Euro cents of one credit. */
  UNIT_PRICE: z.coerce.number().int().min(1).max(10_000_000).default(defaultModes.unitPrice),
  /** Percent. */
  CREDIT_TAX_RATE: z.coerce.number().min(0).max(100).default(defaultModes.creditTaxRate),
  /** Whole credits. */
  SPONSOR_CREDIT: z.coerce.number().int().min(0).max(1_000_000).default(defaultModes.sponsorCredit),
};

export const modeSettings = { ...roomFinderSetting, ...productSetting, ...creditSettings, ...guestManagementSetting };

export const brandSetting = { BRAND_NAME: z.string().trim().min(1).max(40).default('Comet') };

/** Origin of the venues' pictures, with a folder where they lie in one; without it they come from the platform itself. */
export const pictureSetting = {
  PICTURE_HOST: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
};

/** Sender of the mails; without one told, the brand's. */
export const mailFromSetting = { MAIL_FROM: z.string().optional() };

/** Mail settings with a sender: `Orbite <bonjour@comet.example>`, the name in quotes if it has more than letters, digits and spaces. */
export const withMailFrom = <Read extends { BRAND_NAME: string; MAIL_FROM?: string }>(read: Read): Read & { MAIL_FROM: string } => {
  const name = /^[\p{L}\d ]+$/u.test(read.BRAND_NAME) ? read.BRAND_NAME : `"${read.BRAND_NAME.replaceAll(/["\\<>\r\n]/g, '')}"`;
  return { ...read, MAIL_FROM: read.MAIL_FROM ?? `${name} <bonjour@comet.example>` };
};

/** Geocoder that answers as addok, and the countries whose addresses it knows. */
export const geocoderSettings = {
  GEOCODER_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  GEOCODER_COUNTRIES: z
    .string()
    .default('FRA')
    .transform((text) => text.split(',').map((country) => country.trim()))
    .pipe(z.array(z.enum(countryCodes)).min(1)),
};

export const carbonSetting = {
  CARBON_FOOTPRINT: z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .default('off')
    .transform((text) => ['on', 'true', '1'].includes(text)),
};

export const languagesSetting = {
  LANGUAGES: z
    .string()
    .default(languages.join(','))
    .transform((text) => text.split(',').map((language) => language.trim()))
    .pipe(z.array(z.enum(languages)).min(1))
    .refine((offered) => new Set(offered).size === offered.length, 'Invalid languages: one stands twice'),
};

/** Modes in the public part of the settings. */
export const publicModes = {
  roomFinderMode: z.enum(roomFinderModes),
  productMode: z.enum(productModes),
  creditMode: z.enum(creditModes),
  guestManagementMode: z.enum(guestManagementModes),
  unitPrice: z.int(),
  creditTaxRate: z.number(),
  sponsorCredit: z.int(),
};

const everyMode = z.object(modeSettings);

/** The modes of the settings read, by the names that pages know. */
export const modesOf = (settings: z.output<typeof everyMode>): DeploymentModes => ({
  roomFinderMode: settings.ROOM_FINDER_MODE,
  productMode: settings.PRODUCT_MODE,
  creditMode: settings.CREDIT_MODE,
  guestManagementMode: settings.GUEST_MANAGEMENT_MODE,
  unitPrice: settings.UNIT_PRICE,
  creditTaxRate: settings.CREDIT_TAX_RATE,
  sponsorCredit: settings.SPONSOR_CREDIT,
});
