import { brandSetting, carbonSetting, pictureSetting, productSetting } from '@plenary/contracts/deployment-settings';
import { demoSettlement, settlementSettings } from '@plenary/contracts/settlement-settings';
import { origins, readConfig, serviceSettings } from '@plenary/service-kit/read-config';
import * as z from 'zod';

const contact = /^(\S+) ([^<>]+) <([^<>\s]+@[^<>\s]+)> (\+?[\d .]+)$/;

const payeeSettings = ['SETTLEMENT_FOOTER', 'SETTLEMENT_IBAN', 'SETTLEMENT_BIC'] as const;

const settings = serviceSettings.extend({
  /** Origins of svc-booking. */
  BOOKING_URL: origins,
  ...brandSetting,
  ...carbonSetting,
  ...productSetting,
  ...pictureSetting,
  /** Public address of the site, and of the pictures that have no host of their own; only its origin counts. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3000')
    .transform((url) => new URL(url).origin),
  /** Legal line of the company that is paid, at the foot of each page. */
  SETTLEMENT_FOOTER: z.string().max(300).optional(),
  ...settlementSettings,
  /** Contact for customers, `Camille Roussel <camille@example.org> +33 1 00 00 00 00`, unless an event has its own. */
  MEETING_SCIENTIST: z
    .string()
    .regex(contact)
    .default('Camille Roussel <camille.roussel@comet.example> +33 1 99 00 12 34')
    .transform((text) => {
      const [, firstName = '', lastName = '', email = '', phoneNumber = ''] = contact.exec(text) ?? [];
      return { firstName, lastName, email, phoneNumber };
    }),
  /** The one browser to print with; without it the system's, else the one that came from npm. */
  CHROMIUM_PATH: z.string().optional(),
  /** `npm` passes over the system's browser. */
  CHROMIUM_FROM: z.enum(['anywhere', 'npm']).default('anywhere'),
  /** Room on disk for printed documents, in megabytes. */
  DOCUMENTS_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(200),
  /** Bucket for printed documents in the place of the disk, by the protocol of S3: `https://s3.example/plenary-documents`. Needs the key and its secret. */
  DOCUMENTS_BUCKET: z.url({ protocol: /^https?$/ }).optional(),
  DOCUMENTS_REGION: z.string().min(1).default('auto'),
  DOCUMENTS_KEY_ID: z.string().min(1).optional(),
  DOCUMENTS_SECRET: z.string().min(1).optional(),
});

/** Nobody is asked to pay a demo company: in production the payee has to be named. */
const checked = settings
  .refine(({ DOCUMENTS_BUCKET, DOCUMENTS_KEY_ID, DOCUMENTS_SECRET }) => !DOCUMENTS_BUCKET || (DOCUMENTS_KEY_ID && DOCUMENTS_SECRET), {
    path: ['DOCUMENTS_BUCKET'],
    message: 'needs DOCUMENTS_KEY_ID and DOCUMENTS_SECRET',
  })
  .superRefine((read, context) => {
    if (read.NODE_ENV !== 'production') return;
    for (const name of payeeSettings)
      if (read[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'required in production: customers pay this account' });
  })
  .transform((read) => ({
    ...read,
    SETTLEMENT_FOOTER: read.SETTLEMENT_FOOTER ?? demoSettlement.footer,
    SETTLEMENT_IBAN: read.SETTLEMENT_IBAN ?? demoSettlement.iban,
    SETTLEMENT_BIC: read.SETTLEMENT_BIC ?? demoSettlement.bic,
  }));

/** Settings of svc-documents; throws WrongSetting naming the wrong one. */
export const documentsConfig = (environment: Record<string, string | undefined>) => readConfig(checked, environment);
export type DocumentsConfig = ReturnType<typeof documentsConfig>;
