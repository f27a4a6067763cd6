import { searchDay } from '../../testing/searches.ts';
import { customer } from './option-world.ts';

export const day = 86_400_000;
export const tuesday = '2026-10-06';
export const wednesday = '2026-10-07';
export const [claire, hugo, ines, noor] = [customer(1), customer(2, { lang: 'en' }), customer(3, { lang: 'nl' }), customer(4)];

const subcommittee = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;
export const oneDay = [searchDay(tuesday)];
/** With a subcommittee on the first day. */
export const twoDays = [searchDay(tuesday, { subcommittees: [subcommittee] }), searchDay(wednesday)];
/** The plenary for half of a Tuesday, without lunch. */
export const halfDay = (duration: 'AM' | 'PM') => [searchDay(tuesday, { plenary: { pax: 24, duration, configuration: 'theater' } })];
