import { isLoopbackHost } from './loopback.ts';

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

const ownSecrets = ['ACTOR_SECRET', 'IDENTITY_SECRET', 'ACTOR_SECRET_PREVIOUS', 'IDENTITY_SECRET_PREVIOUS'] as const;
/** 32 random hexadecimal digits have some 115, 32 random bytes in base64 some 220. */
const leastBits = 90;

/** Bits of a text if each of its characters were drawn by its share in it: an upper limit, so that no random secret is refused. */
const bitsOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
};
/** What stands in examples and is left there, or what people call a secret: less than one random secret in a million holds any of them. */
const placeholder =
  /change.?me|password|passphrase|secret|random|string|replace|generat|example|default|production|plenary|letmein|qwerty|abcdefg|12345678/i;
const repeats = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;
const word = /^(?:[A-Za-z]?[a-z]+|[A-Z]+|\d{1,4})$/;
/** Words in small letters without a break, or at least four words and small numbers with something between them. */
const isPhrase = (text: string): boolean => {
  const parts = text.split(/[-_. ]+/).filter((part) => part !== '');
  return /^[a-z]+\d{0,4}\W*$/.test(text) || (parts.length >= 4 && parts.every((part) => word.test(part)));
};
const isEasilyGuessed = (secret: string): boolean =>
  repeats(secret) || placeholder.test(secret) || isPhrase(secret) || bitsOf(secret) < leastBits;

/**
 * Of the secrets in use and of those before them. What was sealed with an easy secret has to be opened with it once more, so that one may
 * stand before a better one; what was signed with it could be anybody's. Blanks at the ends make no other secret.
 */
const secretFaults = (environment: Environment): string[] => {
  const given = ownSecrets.flatMap((name) => (environment[name] ? [{ name, secret: environment[name].trim() }] : []));
  return given.flatMap(({ name, secret }, index) => {
    const before = given.slice(0, index).find((other) => other.secret === secret);
    if (before) return [`${name}: is the same as ${before.name}; make one of its own: openssl rand -base64 32`];
    return name !== 'IDENTITY_SECRET_PREVIOUS' && isEasilyGuessed(secret)
      ? [`${name}: is easily guessed; make a random one: openssl rand -base64 32`]
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
