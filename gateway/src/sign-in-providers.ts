import * as z from 'zod';

const url = z.url({ protocol: /^https?$/ });

/** Names only: neither `*` nor a keyword, which would let any policy in. */
const policyNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.string().regex(/^[\w#=@./%-]+$/, 'Invalid name of a Trusted Types policy')));

/** Settings of the providers that a browser needs; svc-identity checks what they answer by more (docs/settings.md). */
export const providerSettings = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_SCRIPT_URL: url.default('https://accounts.google.com/gsi/client'),
  /** Names of the Trusted Types policies that Google's script creates, separated by commas. */
  GOOGLE_TRUSTED_TYPES: policyNames.prefault('goog#html'),
  MICROSOFT_API_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  /** Address of the tenant, or of all organisations. */
  MICROSOFT_AUTHORITY: url.default('https://login.microsoftonline.com/organizations'),
  /** Scope of our API there; derived from its id by default. */
  MICROSOFT_SCOPE: z.string().min(1).optional(),
  SSO_ISSUER: url.optional(),
};
type ProviderConfig = z.infer<z.ZodObject<typeof providerSettings>>;

/** Provider settings of a page; null: not configured. */
export const signInProviders = z.object({
  google: z.object({ clientId: z.string(), scriptUrl: z.string() }).nullable(),
  microsoft: z.object({ clientId: z.string(), authority: z.string(), scope: z.string() }).nullable(),
  sso: z.boolean(),
});
export type SignInProviders = z.infer<typeof signInProviders>;

export const publicProviders = (config: ProviderConfig): SignInProviders => {
  const { GOOGLE_CLIENT_ID: googleId, MICROSOFT_API_CLIENT_ID: apiId } = config;
  return {
    google: googleId ? { clientId: googleId, scriptUrl: config.GOOGLE_SCRIPT_URL } : null,
    microsoft: apiId
      ? {
          clientId: config.MICROSOFT_CLIENT_ID ?? apiId,
          authority: config.MICROSOFT_AUTHORITY.replace(/\/$/, ''),
          scope: config.MICROSOFT_SCOPE ?? `${apiId}/.default`,
        }
      : null,
    sso: config.SSO_ISSUER !== undefined,
  };
};

/** Additions to a page's policy for the providers: Google's button is a frame with a style sheet, Microsoft's token is fetched. */
export const providerSources = ({ google, microsoft }: SignInProviders): Record<'connect' | 'frame' | 'style', string[]> => {
  const googleFolder = google ? [new URL('./', google.scriptUrl).href] : [];
  const googleStyle = google ? [new URL('./style', google.scriptUrl).href] : [];
  return {
    connect: [...googleFolder, ...(microsoft ? [new URL(microsoft.authority).origin] : [])],
    frame: googleFolder,
    style: googleStyle,
  };
};
