import { type PriceKey, priceKeys, type VersionForm, vatKeys } from './prices-form.ts';
import { isSame } from './venue-form.ts';

export type FieldKey = PriceKey | 'cancellation' | `vat.${(typeof vatKeys)[number]}`;
type Fields = Pick<VersionForm, 'prices' | 'ladder' | 'vat'>;

/** What others saved in fields in which another value is typed, by the day of a version and the key of a field. */
export type Contested = Readonly<Record<string, Partial<Record<FieldKey, string>>>>;

interface Meeting {
  /** The versions that typing began from. */
  seen: readonly VersionForm[];
  typed: readonly VersionForm[];
  /** The versions as somebody else has saved them meanwhile. */
  newer: readonly VersionForm[];
}

const byDay = (forms: readonly VersionForm[]) => new Map(forms.map((form) => [form.from, form]));
const inWords = (value: string | VersionForm['ladder']): string =>
  typeof value === 'string' ? value || '–' : value.map(({ minDays, percent }) => `${minDays}: ${percent} %`).join(', ') || '–';

/** Where two begin a version for the same day, neither has typed over the other's. */
const empty: Fields = {
  prices: Object.fromEntries(priceKeys.map((key) => [key, ''])) as VersionForm['prices'],
  ladder: [],
  vat: { service: '', food: '' },
};

/** A version as typed over its newer state: fields that nobody typed in follow it. */
const mergeOne = (typed: VersionForm, seen: Fields, newer: Fields) => {
  const contested: Partial<Record<FieldKey, string>> = {};
  const merged = <Value extends string | VersionForm['ladder']>(key: FieldKey, was: Value, mine: Value, theirs: Value): Value => {
    if (isSame(mine, was)) return theirs;
    if (!isSame(theirs, was) && !isSame(theirs, mine)) contested[key] = inWords(theirs);
    return mine;
  };
  const form: VersionForm = {
    from: typed.from,
    ladder: merged('cancellation', seen.ladder, typed.ladder, newer.ladder),
    prices: Object.fromEntries(
      priceKeys.map((key) => [key, merged(key, seen.prices[key], typed.prices[key], newer.prices[key])]),
    ) as VersionForm['prices'],
    vat: Object.fromEntries(
      vatKeys.map((key) => [key, merged(`vat.${key}`, seen.vat[key], typed.vat[key], newer.vat[key])]),
    ) as VersionForm['vat'],
  };
  return { form, contested };
};

/**
 * What is typed over what somebody else saved first: each field and each version that only one of the two changed is as that one left it,
 * and a field that both changed keeps what is typed, with theirs told. A version that one removed and the other changed stays.
 */
export const mergeVersions = ({ seen, typed, newer }: Meeting): { forms: VersionForm[]; contested: Contested } => {
  const [before, after, mine] = [byDay(seen), byDay(newer), byDay(typed)];
  const contested: Record<string, Contested[string]> = {};
  const kept = typed.flatMap((form) => {
    const [was, theirs] = [before.get(form.from), after.get(form.from)];
    if (!theirs) return was && isSame(form, was) ? [] : [form];
    const one = mergeOne(form, was ?? empty, theirs);
    if (Object.keys(one.contested).length > 0) contested[form.from] = one.contested;
    return [one.form];
  });
  const added = newer.filter((form) => !mine.has(form.from) && !isSame(form, before.get(form.from)));
  const dayOf = ({ from }: VersionForm) => from || '9999-12-31';
  return { forms: [...kept, ...added].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1)), contested };
};
