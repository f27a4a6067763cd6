import {
  brandSetting,
  guestManagementSetting,
  mailFromSetting,
  pictureSetting,
  productSetting,
  withMailFrom,
} from '@plenary/contracts/deployment-settings';
import { origin, origins, readConfig, seedSetting, serviceSettings, withSeed } from '@plenary/service-kit/read-config';
import * as z from 'zod';
import { requireVisitorSettings, visitorSettings } from './guests/visitor-settings.ts';

const settings = serviceSettings
  .extend({
    DATABASE_URL_SURVEY: z.string().startsWith('postgres').optional(),
    ...mailFromSetting,
    SMTP_URL: z.string().startsWith('smtp').optional(),
    SALES_EMAIL: z.email().default('ventes@comet.example'),
    /** Public address of the site; only its origin counts. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://127.0.0.1:3000')
      .transform((url) => new URL(url).origin),
    /** Origins of svc-identity; without it every account counts as active. */
    IDENTITY_URL: origins.optional(),
    /** Origins of svc-booking; without it quotes do not learn who answers for a venue. */
    BOOKING_URL: origins.optional(),
    ...brandSetting,
    ...pictureSetting,
    ...productSetting,
    ...guestManagementSetting,
    ...visitorSettings,
    /** Seconds between a change of an event's hours and the mails to its guests. */
    GUEST_UPDATE_DELAY_SECONDS: z.coerce.number().int().min(0).max(3_600).default(120),
    /** Full hours, local to each venue. */
    OPENING_HOUR: z.coerce.number().int().min(0).max(20).default(8),
    CLOSING_HOUR: z.coerce.number().int().min(1).max(23).default(19),
    /** Minutes between two times that can be chosen. */
    SURVEY_SLOT_MINUTES: z.coerce
      .number()
      .pipe(z.union([z.literal(15), z.literal(30)]))
      .default(30),
    /** Origin of the CRM's REST interface; without it the embedded CRM takes every booking. */
    SALESFORCE_URL: origin.optional(),
    SALESFORCE_CLIENT_ID: z.string().optional(),
    SALESFORCE_CLIENT_SECRET: z.string().optional(),
    ...seedSetting,
  })
  .refine(({ OPENING_HOUR, CLOSING_HOUR }) => OPENING_HOUR < CLOSING_HOUR, {
    path: ['CLOSING_HOUR'],
    message: 'has to be after OPENING_HOUR',
  })
  .refine(
    ({ SALESFORCE_URL, SALESFORCE_CLIENT_ID, SALESFORCE_CLIENT_SECRET }) =>
      !SALESFORCE_URL || (SALESFORCE_CLIENT_ID !== undefined && SALESFORCE_CLIENT_SECRET !== undefined),
    { path: ['SALESFORCE_CLIENT_ID'], message: 'SALESFORCE_URL needs SALESFORCE_CLIENT_ID and SALESFORCE_CLIENT_SECRET' },
  )
  .superRefine(requireVisitorSettings)
  .transform(withSeed)
  .transform(withMailFrom);

/** Settings of svc-survey; throws WrongSetting naming the wrong one. */
export const surveyConfig = (environment: Record<string, string | undefined>) => readConfig(settings, environment);
export type SurveyConfig = ReturnType<typeof surveyConfig>;
