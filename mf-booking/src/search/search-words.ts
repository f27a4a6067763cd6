import type { Configuration, Duration } from '@plenary/contracts/search';
import type { TFunction } from 'i18next';
import type { ClosedBecause } from './open-days.ts';

/** Codes with words of their own; any other reads as invalid. */
const worded = [
  'required',
  'invalid',
  'invalid_value',
  'invalid_format',
  'too_large',
  'too_many',
  'too_early',
  'too_late',
  'closed_day',
  'duplicate',
] as const;

/** Text of the service's code (server-rules §1); undefined without an error. */
export const errorText = (t: TFunction<'booking'>, errors: Record<string, string>, path: string): string | undefined => {
  const code = errors[path];
  if (code === undefined) return undefined;
  if (code === 'too_many') return t(path === 'days' ? 'search.error.too_many_days' : 'search.error.too_many_subcommittees');
  return t(`search.error.${worded.find((one) => one === code) ?? 'invalid'}`);
};

const durationText = (t: TFunction<'booking'>, duration: Duration): string =>
  t(`fields.duration.${duration === 'AM, PM' ? 'full' : duration}`);

/** Allowed choices, and the current one even if it is not allowed: otherwise the service's error would refer to a missing choice. */
export const durationOptions = (t: TFunction<'booking'>, legal: readonly Duration[], current: Duration) =>
  (['AM, PM', 'AM', 'PM'] as const)
    .filter((duration) => legal.includes(duration) || duration === current)
    .map((duration) => ({ id: duration, label: durationText(t, duration) }));

/** The six of a search (spec/booking.md §3), and the room's own from an address. */
export const configurationOptions = (t: TFunction<'booking'>, offered: readonly Configuration[], current: Configuration) =>
  [...new Set([...offered, current])].map((configuration) => ({
    id: configuration,
    label: t(`search.configuration.${configuration}.name`),
    description: t(`fields.configuration.${configuration}`),
  }));

/** Why a day of the calendar cannot be chosen. */
export const closedText = (t: TFunction<'booking'>, closed: ClosedBecause): string => {
  if (closed.because === 'closed') return t('fields.closed.named', { name: closed.name });
  return t(`fields.closed.${closed.because === 'too-far' ? 'tooFar' : closed.because}`);
};
