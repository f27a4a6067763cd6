import type { Platform } from '@plenary/platform';

/** Whether the signed-in user is one of our own people: a staff account, or by the domain of their e-mail. */
export const isInternal = ({ session, settings }: Pick<Platform, 'session' | 'settings'>): boolean =>
  session !== null &&
  (session.role !== 'customer' || (settings.internalEmailDomains ?? []).includes(session.email.split('@').at(-1)?.toLowerCase() ?? ''));
