import type { FieldChange } from '@plenary/contracts/audit-trail';
import { lostReasons, unsaidReason } from '@plenary/contracts/desk-deals-terms';
import { formatCount, formatDay, formatDays, formatPrice } from '@plenary/contracts/format';
import { lostReasonWords } from '@plenary/contracts/lost-reason-words';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { Language } from '@plenary/contracts/vocabulary';
import type { TFunction } from 'i18next';

type Value = FieldChange['from'];

interface Reader {
  t: TFunction<'staff'>;
  language: Language;
  locale: string;
  /** Keyed by venue id. */
  venueNames: Readonly<Record<string, string>>;
}
type Words = (text: string, reader: Reader) => string;

/** The zone of France, shared by every country with venues: a deadline reads as its customer sees it. */
const timeZone = 'Europe/Paris';

const each = (text: string, words: (part: string) => string) => text.split(', ').map(words).join(', ');
const oneOf =
  (...lists: readonly string[]): Words =>
  (text, { t }) =>
    t([...lists.map((list) => `${list}.${text}` as 'trail.fields.other'), 'trail.fields.other'], { field: text });
const day: Words = (text, { locale }) => formatDay(text, locale);
const amount: Words = (text, { locale }) => {
  const [, euros, cents] = /^(-?\d+)\.(\d{2}) EUR$/.exec(text) ?? [];
  return euros === undefined ? text : formatPrice(Number(`${euros}${cents}`), locale, { decimals: true });
};
/** A portrait is named by its content: a few letters of it tell two apart. */
const portrait: Words = (text, { t }) => {
  const [, id] = /\/([0-9a-f]{8})[0-9a-f]{56}$/.exec(text) ?? [];
  return id ? t('trail.portrait', { id }) : text;
};
const feeKind = oneOf('dealTerms.kinds');
const state = oneOf('trail.values', 'tasks.states', 'accounts.states');

/** Formatters of values other than plain text, by field. */
const readers: Readonly<Record<string, Words>> = {
  paper: oneOf('sheets.lists'),
  // The subject names them; the value is the id of their account.
  onBehalfOf: (_, { t }) => t('trail.theCustomer'),
  languages: (text, { t }) => each(text, (language) => t(`languages.${language}` as 'languages.fr')),
  venueIds: (text, { venueNames }) => each(text, (id) => venueNames[id] ?? id),
  avatarUrl: portrait,
  service: oneOf('surveys.values.service'),
  kind: oneOf('trail.values'),
  rooms: (text, { t }) => (text === 'all' ? t('trail.values.allRooms') : text),
  type: oneOf('surveys.values.type'),
  status: state,
  state,
  role: oneOf('accounts.roles'),
  jobs: (text, { t, venueNames }) => {
    const [jobNames, scopes] = ['accounts.jobs.names', 'accounts.jobs.scopes'];
    const nameOf = (list: string, id: string) => t([`${list}.${id}` as 'trail.fields.other', 'trail.fields.other'], { field: id });
    return text
      .split('; ')
      .map((held) => {
        const [job = '', scope = '', ...places] = held.split(/:? /);
        const where = scope === 'country' ? places.map((code) => nameOf('countries', code)) : places.map((id) => venueNames[id] ?? id);
        return `${nameOf(jobNames, job)} (${where.length > 0 ? where.join(', ') : nameOf(scopes, scope)})`;
      })
      .join(', ');
  },
  validFrom: day,
  receivedOn: day,
  validTo: day,
  days: (text, { locale }) => {
    const [first = '', last = first] = text.split(' – ');
    return formatDays(first, last, locale);
  },
  expiresAt: (text, { language }) => instantAtVenue(text, { language, timeZone, style: 'medium' }),
  ...{ consentRise: amount, depositRise: amount, largeDeal: amount },
  ...{ wholeFeeFRA: feeKind, wholeFeeBEL: feeKind, wholeFeeESP: feeKind },
  cancelledBy: oneOf('cancellation.parties'),
  cancellationReason: oneOf('cancellation.reasons'),
  lostReason: (text, { language }) => lostReasonWords[language][lostReasons.find((one) => one === text) ?? unsaidReason],
  day,
  received: amount,
  refunded: amount,
  fee: amount,
  total: amount,
  charge: amount,
  minimumPricePerDay: amount,
  palette: oneOf('network.palettes'),
  tier: oneOf('network.tiers'),
  equipment: (text, { t }) => each(text, (item) => t(`network.equipment.${item}` as 'network.equipment.screen')),
  teambuilding: amount,
  wellness: amount,
  facilitator: amount,
  afterwork: amount,
};

/** A value of the trail as it is read; a dash where there is none. */
export const valueWords = ({ field, value }: { field: string; value: Value }, reader: Reader): string => {
  const { t, locale } = reader;
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'trail.yes' : 'trail.no');
  if (typeof value === 'number') return formatCount(value, locale);
  return readers[field]?.(value, reader) ?? value;
};
