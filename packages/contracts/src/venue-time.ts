import { formatClock, formatInstant, fullInstantIn, instantStyles } from './format.ts';
import { localeOf } from './terms.ts';
import type { Language } from './vocabulary.ts';

const styles = {
  /** 'vendredi 27 novembre 2026 à 14:05' */
  full: fullInstantIn,
  /** 'vendredi 27 novembre à 14:05' */
  weekday: (timeZone) => ({ ...instantStyles.weekday, timeZone }),
  /** '27 nov. 2026, 14:05' */
  medium: (timeZone) => ({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
} as const satisfies Record<string, (timeZone: string) => Intl.DateTimeFormatOptions>;

interface Reader {
  language: Language;
  /** Of the venue. */
  timeZone: string;
  style?: keyof typeof styles;
}

/** An instant by the clock of the venue, with that clock's name: 'vendredi 27 novembre 2026 à 14:05 (heure d’Europe centrale)'. */
export const instantAtVenue = (instant: string | number, { language, timeZone, style = 'full' }: Reader): string =>
  `${formatInstant(instant, localeOf[language], styles[style](timeZone))} (${formatClock(instant, localeOf[language], timeZone)})`;

/** The day of an instant at the venue: '4 décembre 2026'. */
export const dayAtVenue = (instant: string | number, { language, timeZone }: Omit<Reader, 'style'>): string =>
  formatInstant(instant, localeOf[language], { ...instantStyles.day, timeZone });
