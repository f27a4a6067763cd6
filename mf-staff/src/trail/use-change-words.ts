import type { FieldChange } from '@plenary/contracts/audit-trail';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { valueWords } from './value-words.ts';

/** Where the names of fields stand. */
const lists = ['fields', 'trail.fields', 'network.fields', 'network.room'];

/** What changed in words: a field, before and after. `venueNames`: keyed by venue id. */
export const useChangeWords = (venueNames: Readonly<Record<string, string>> = {}): ((change: FieldChange) => string) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const nameOf = (field: string) =>
    t([...lists.map((list) => `${list}.${field}`), 'trail.fields.other'] as 'trail.fields.other'[], { field });
  const wordsOf = (field: string, value: FieldChange['from']) => valueWords({ field, value }, { t, language, locale, venueNames });
  return ({ field, from, to }) => `${nameOf(field)}: ${wordsOf(field, from)} → ${wordsOf(field, to)}`;
};
