import type { NewVenue } from '@plenary/contracts/network.schemas';
import { isInCountry, slugOf } from '@plenary/contracts/network-rules';
import { networkLimits, slugPattern } from '@plenary/contracts/network-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { lineFault } from '@plenary/contracts/text-rules';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { positionOf } from './venue-form.ts';

export const newVenueFields = [
  'name',
  'commercialName',
  'slug',
  'address.street',
  'address.zipCode',
  'address.city',
  'address.district',
  'coordinates',
] as const;
type Field = (typeof newVenueFields)[number];

/** A new venue as it is typed; `typed`: fields that no longer follow the name. */
export type NewVenueForm = Record<Field, string> & { countryCode: CountryCode; typed: readonly Field[] };

export const emptyVenue: NewVenueForm = {
  countryCode: 'FRA',
  name: '',
  commercialName: '',
  slug: '',
  'address.street': '',
  'address.zipCode': '',
  'address.city': '',
  'address.district': '',
  coordinates: '',
  typed: [],
};

/** The form with a field typed; the whole name and the address of the page follow the name until they are typed themselves. */
export const retyped = (
  form: NewVenueForm,
  { field, value, brandName }: { field: Field; value: string; brandName: string },
): NewVenueForm => {
  if (field !== 'name') return { ...form, [field]: value, typed: [...form.typed, field] };
  return {
    ...form,
    name: value,
    ...(!form.typed.includes('commercialName') && { commercialName: value.trim() && `${brandName} ${value}` }),
    ...(!form.typed.includes('slug') && { slug: slugOf(value) }),
  };
};

const limits: Readonly<Record<string, unknown>> = networkLimits;
const limitOf = (field: Field): number => Number(limits[field.split('.').at(-1) ?? '']);

const coordinatesFault = ({ coordinates, countryCode }: NewVenueForm): string | undefined => {
  const position = positionOf(coordinates);
  if (!position) return 'no_position';
  return isInCountry(position, countryCode) ? undefined : 'out_of_country';
};

export const newVenueFaults = (form: NewVenueForm): FieldErrors => {
  const faults = newVenueFields.map((field): [Field, string | undefined] => {
    if (field === 'coordinates') return [field, coordinatesFault(form)];
    const fault = lineFault(form[field], limitOf(field));
    return [field, fault ?? (field === 'slug' && !slugPattern.test(form.slug.trim()) ? 'invalid_format' : undefined)];
  });
  return Object.fromEntries(faults.flatMap(([field, code]) => (code ? [[field, code]] : [])));
};

/** The venue of a form without `newVenueFaults`. */
export const newVenueOf = (form: NewVenueForm): NewVenue => ({
  countryCode: form.countryCode,
  name: form.name,
  commercialName: form.commercialName,
  slug: form.slug.trim(),
  address: {
    street: form['address.street'],
    zipCode: form['address.zipCode'],
    city: form['address.city'],
    district: form['address.district'],
  },
  coordinates: positionOf(form.coordinates) ?? { latitude: 0, longitude: 0 },
});
