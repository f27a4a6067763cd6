import {
  brandSetting,
  carbonSetting,
  creditSettings,
  geocoderSettings,
  mailFromSetting,
  pictureSetting,
  productSetting,
  roomFinderSetting,
  withMailFrom,
} from '@plenary/contracts/deployment-settings';
import { demoSettlement, settlementSettings } from '@plenary/contracts/settlement-settings';
import { maxPayee } from '@plenary/contracts/transfer-code';
import { isLoopbackHost } from '@plenary/service-kit/loopback';
import { count, origins, readConfig, seedSetting, serviceSettings, withSeed } from '@plenary/service-kit/read-config';
import * as z from 'zod';
import { defaultOptionLimits } from './options/option-limits.ts';

const rate = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'has to be calls in a minute and in an hour, such as 60/600')
  .transform((text) => {
    const [minute = 0, hour = 0] = text.split('/').map(Number);
    return { minute, hour };
  });

/** With its path and without a trailing slash. It is told whom customers bill and where they look: plain http on a loopback address only. */
const outside = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopbackHost(new URL(url).hostname), 'has to be https')
  .refine((url) => /^[^?#@]+$/.test(url), 'has to be without a query, a fragment and credentials')
  .transform((url) => url.replace(/\/+$/, ''));

const settings = serviceSettings
  .extend({
    DATABASE_URL_BOOKING: z.string().startsWith('postgres').optional(),
    /** Percent of the total after discount. */
    ADMINISTRATION_FEES_PERCENT: z.coerce.number().min(0).max(100).default(3),
    /** Percent of the total with VAT. */
    DEPOSIT_PERCENT: z.coerce.number().min(0).max(100).default(70),
    SALES_EMAIL: z.email().default('ventes@comet.example'),
    ...mailFromSetting,
    SMTP_URL: z.string().startsWith('smtp').optional(),
    /** Public address of the site; only its origin counts. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://127.0.0.1:3000')
      .transform((url) => new URL(url).origin),
    /** Origins of svc-identity; without it every e-mail domain counts as professional. */
    IDENTITY_URL: origins.optional(),
    /** Origins of svc-survey; without it, booking events are not delivered. */
    SURVEY_URL: origins.optional(),
    /** Origins of svc-documents; without it nothing can be signed. */
    DOCUMENTS_URL: origins.optional(),
    /** Origin of the Salesforce organisation; without it requests to sales are confirmed here. Needs both of the next. */
    SALESFORCE_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    SALESFORCE_CLIENT_ID: z.string().min(1).optional(),
    SALESFORCE_CLIENT_SECRET: z.string().min(1).optional(),
    /** Registers of companies by their base address: VIES, and "recherche d'entreprises". Without, billing is typed by hand. */
    VAT_REGISTER_URL: outside.optional(),
    COMPANY_REGISTER_URL: outside.optional(),
    /** Options that are live at once (options/option-limits.ts). */
    OPTIONS_PER_USER: count.default(defaultOptionLimits.perUser),
    OPTIONS_PER_COMPANY: count.default(defaultOptionLimits.perCompany),
    OPTIONS_PER_COMPANY_AND_DAY: count.default(defaultOptionLimits.perCompanyAndDay),
    UNPROVEN_OPTION_MINUTES: count.default(defaultOptionLimits.unprovenMinutes),
    /** Calls in a minute and in an hour, `60/600` (rates/rates.ts). */
    SEARCHES_PER_USER: rate.default({ minute: 60, hour: 600 }),
    SEARCHES_PER_ADDRESS: rate.default({ minute: 300, hour: 3_000 }),
    QUOTES_PER_USER: rate.default({ minute: 20, hour: 120 }),
    QUOTES_PER_ADDRESS: rate.default({ minute: 100, hour: 600 }),
    OPTION_CALLS_PER_USER: rate.default({ minute: 20, hour: 60 }),
    OPTION_CALLS_PER_ADDRESS: rate.default({ minute: 60, hour: 300 }),
    UNPROVEN_OPTION_CALLS_PER_ADDRESS: rate.default({ minute: 6, hour: 6 }),
    ...settlementSettings,
    /** Name that the account goes by; without it the brand's. */
    SETTLEMENT_NAME: z.string().trim().min(1).max(maxPayee).optional(),
    ...brandSetting,
    ...pictureSetting,
    /** Folder of the pictures that staff add, shared by all replicas; `pictures` under DATA_DIR without. */
    PICTURES_DIR: z.string().min(1).optional(),
    /** Bucket in the place of the folder, by the protocol of S3: `https://s3.example/plenary-pictures`. Needs the key and its secret. */
    PICTURES_BUCKET: z.url({ protocol: /^https?$/ }).optional(),
    PICTURES_REGION: z.string().min(1).default('auto'),
    PICTURES_KEY_ID: z.string().min(1).optional(),
    PICTURES_SECRET: z.string().min(1).optional(),
    ...carbonSetting,
    ...geocoderSettings,
    GEOCODER_URL: outside.optional(),
    ...creditSettings,
    ...roomFinderSetting,
    ...productSetting,
    ...seedSetting,
  })
  .refine(
    ({ SALESFORCE_URL, SALESFORCE_CLIENT_ID, SALESFORCE_CLIENT_SECRET }) =>
      !SALESFORCE_URL || (SALESFORCE_CLIENT_ID && SALESFORCE_CLIENT_SECRET),
    {
      path: ['SALESFORCE_URL'],
      message: 'needs SALESFORCE_CLIENT_ID and SALESFORCE_CLIENT_SECRET',
    },
  )
  .refine(({ PICTURES_BUCKET, PICTURES_KEY_ID, PICTURES_SECRET }) => !PICTURES_BUCKET || (PICTURES_KEY_ID && PICTURES_SECRET), {
    path: ['PICTURES_BUCKET'],
    message: 'needs PICTURES_KEY_ID and PICTURES_SECRET',
  })
  .refine(({ PICTURES_BUCKET, PICTURES_DIR }) => !PICTURES_BUCKET || !PICTURES_DIR, {
    path: ['PICTURES_BUCKET'],
    message: 'takes the place of PICTURES_DIR: set one of them',
  })
  .refine(({ CREDIT_MODE, IDENTITY_URL }) => CREDIT_MODE === 'COMPANY' || IDENTITY_URL, {
    path: ['IDENTITY_URL'],
    message: 'needed where options are paid in credits: svc-identity keeps the balances',
  })
  .transform(withSeed)
  .transform(withMailFrom);

/** Settings of svc-booking; throws WrongSetting naming the wrong one. */
export const bookingConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type BookingConfig = ReturnType<typeof bookingConfig>;

/** Account that deposits are paid to; null: pages and mails name none. A demo company's outside production alone. */
export const settlementOf = ({ NODE_ENV, BRAND_NAME, SETTLEMENT_NAME, SETTLEMENT_IBAN, SETTLEMENT_BIC }: BookingConfig) => {
  const isDemo = NODE_ENV !== 'production';
  const iban = SETTLEMENT_IBAN ?? (isDemo ? demoSettlement.iban : undefined);
  const bic = SETTLEMENT_BIC ?? (isDemo ? demoSettlement.bic : undefined);
  return iban && bic ? { payee: SETTLEMENT_NAME ?? BRAND_NAME, iban, bic } : null;
};
