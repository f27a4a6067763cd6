import type { AuditEntry } from '@plenary/contracts/audit-trail';
import { formatDay } from '@plenary/contracts/format';
import { countryCodes } from '@plenary/contracts/terms';
import type { TFunction } from 'i18next';

const eventKeys: Readonly<Record<string, 'undelivered.mail' | 'undelivered.guest'>> = {
  mail: 'undelivered.mail',
  'guest.delivery': 'undelivered.guest',
};

/** Text for the subject of an action: the services store days, countries and types of events as codes. */
export const subjectWords = (t: TFunction<'staff'>, { type, name }: AuditEntry['subject'], locale: string): string => {
  if (type === 'event') return t(eventKeys[name] ?? 'trail.news', { type: name });
  const country = countryCodes.find((code) => `${name}, `.startsWith(`${code}, `));
  const named = country ? name.replace(country, t(`countries.${country}`)) : name;
  return named.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day, locale));
};
