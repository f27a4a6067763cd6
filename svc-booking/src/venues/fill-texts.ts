import { venueTexts } from '@plenary/contracts/network-terms';
import { fallbackLanguage, languages } from '@plenary/contracts/terms';
import type { Localized } from '@plenary/contracts/vocabulary';
import type { VenueRecord } from './venue-record.ts';

const filled = (text: Localized): Localized => {
  const whole = { ...text };
  for (const language of languages) whole[language] ||= text[fallbackLanguage];
  return whole;
};

/** A venue as customers read it: a text that nobody has translated yet is told in French. */
export const fillTexts = (record: VenueRecord): VenueRecord => {
  const whole = { ...record };
  for (const text of venueTexts) whole[text] = filled(record[text]);
  return whole;
};
