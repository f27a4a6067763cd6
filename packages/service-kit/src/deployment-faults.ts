import { isLoopbackHost } from './loopback.ts';
import { isMadeSecret } from './made-secret.ts';

/** Settings as they stand in the environment. */
type Environment = Readonly<Record<string, string | undefined>>;

/** As they stand in the environment, or as a schema has read them. */
interface ReachSettings {
  HOST?: string | undefined;
  PUBLIC_URL?: string | undefined;
  TRUSTED_PROXIES?: string | number | undefined;
}

/** Whether others than the people of this machine reach the platform. */
export const isReachedByOthers = ({ HOST = '127.0.0.1', PUBLIC_URL, TRUSTED_PROXIES = 0 }: ReachSettings): boolean =>
  !isLoopbackHost(HOST) ||
  Number(TRUSTED_PROXIES) > 0 ||
  (PUBLIC_URL !== undefined && URL.canParse(PUBLIC_URL) && !isLoopbackHost(new URL(PUBLIC_URL).hostname));

/** Whether the platform runs for the people of this machine alone, and not in production. */
export const isOwnMachine = ({ NODE_ENV, ...reach }: ReachSettings & { NODE_ENV?: string | undefined }): boolean =>
  NODE_ENV !== 'production' && !isReachedByOthers(reach);

const ownSecrets = ['ACTOR_SECRET', 'IDENTITY_SECRET', 'ACTOR_SECRET_PREVIOUS', 'IDENTITY_SECRET_PREVIOUS', 'DEMO_PASSWORD'] as const;
/** Judged elsewhere, or not at all. */
const unjudged = new Set<string>(['IDENTITY_SECRET_PREVIOUS', 'DEMO_PASSWORD']);

/**
 * Of the secrets in use and of those before them. What was sealed with another secret has to be opened with it once more, so that any may
 * stand before one that was made; what was signed with it could be anybody's. The demo's password is told to people: it is no secret in use.
 */
const secretFaults = (environment: Environment): string[] => {
  const given = ownSecrets.flatMap((name) => (environment[name] ? [{ name, secret: environment[name] }] : []));
  return given.flatMap(({ name, secret }, index) => {
    const before = given.slice(0, index).find((other) => other.secret.trim() === secret.trim());
    if (before) return [`${name}: is the same as ${before.name}; make one of its own: npm run -s secret`];
    return !unjudged.has(name) && !isMadeSecret(secret)
      ? [`${name}: could be guessed, for it is none that was made; make one: npm run -s secret`]
      : [];
  });
};

/** What forbids to start in production, a line each that names the setting and how to mend it. */
export const productionFaults = (environment: Environment, { sendsMails }: { sendsMails: boolean }): string[] => {
  const { PUBLIC_URL = '', SMTP_URL, MAIL_AS_FILES } = environment;
  return [
    ...(PUBLIC_URL.startsWith('https:')
      ? []
      : ['PUBLIC_URL: has to be the https address in the browser, for example https://reunions.example']),
    ...(sendsMails && !SMTP_URL && MAIL_AS_FILES !== 'on'
      ? ['SMTP_URL: is needed to send mails, for example smtps://user:password@mail.example; MAIL_AS_FILES=on keeps them as files instead']
      : []),
    ...secretFaults(environment),
  ];
};
