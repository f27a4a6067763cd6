import { venueTexts } from '@plenary/contracts/network-terms';
import { fallbackLanguage, languages } from '@plenary/contracts/terms';
import type { Picture } from '@plenary/contracts/venue';
import type { Localized } from '@plenary/contracts/vocabulary';
import type { VenueRecord } from './venue-record.ts';

const filled = (text: Localized): Localized => {
  const whole = { ...text };
  for (const language of languages) whole[language] ||= text[fallbackLanguage];
  return whole;
};

/** A picture that nobody has described is one of its venue. */
const described = (picture: Picture, name: string): Picture => {
  const { alternative } = picture;
  const french = alternative[fallbackLanguage] || name;
  return { ...picture, alternative: filled({ ...alternative, [fallbackLanguage]: french }) };
};

/** A venue as customers read it: a text that nobody has translated yet is told in French. */
export const fillTexts = (record: VenueRecord): VenueRecord => {
  const whole = { ...record };
  for (const text of venueTexts) whole[text] = filled(record[text]);
  const { cover, carrousel } = record.pictures;
  const ofVenue = (picture: Picture) => described(picture, record.commercialName);
  whole.pictures = {
    cover: cover && { desktop: ofVenue(cover.desktop), mobile: ofVenue(cover.mobile) },
    carrousel: carrousel.map(ofVenue),
  };
  return whole;
};
