import type { AuditEntry } from '@plenary/contracts/audit-trail';
import { formatDay } from '@plenary/contracts/format';
import { countryCodes } from '@plenary/contracts/terms';
import type { TFunction } from 'i18next';

const eventKeys: Readonly<Record<string, string>> = { mail: 'undelivered.mail', 'guest.delivery': 'undelivered.guest' };

/** What a deed was done to, as it is read: services keep days, countries and types of events in it as they write them. */
export const subjectWords = (t: TFunction<'staff'>, { type, name }: AuditEntry['subject'], locale: string): string => {
  if (type === 'event') return t(eventKeys[name] ?? 'trail.news', { type: name });
  const country = countryCodes.find((code) => name.startsWith(`${code}, `));
  const named = country ? name.replace(country, t(`countries.${country}`)) : name;
  return named.replace(/\b\d{4}-\d{2}-\d{2}\b/, (day) => formatDay(day, locale));
};
