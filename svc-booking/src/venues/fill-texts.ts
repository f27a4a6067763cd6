import type { KeptPicture } from '@plenary/contracts/network-file.schemas';
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

/** The files of what is shown of a picture. */
const shown = ({ cropped, originalWidth: _, ...picture }: KeptPicture): Picture => {
  if (!cropped) return picture;
  const { area: _area, ...files } = cropped;
  return { ...picture, ...files };
};

/** A picture that nobody has described is one of its venue. */
const described = (picture: KeptPicture, name: string): Picture => {
  const { caption, ...told } = shown(picture);
  const french = told.alternative[fallbackLanguage] || name;
  return {
    ...told,
    alternative: filled({ ...told.alternative, [fallbackLanguage]: french }),
    ...(caption && { caption: filled(caption) }),
  };
};

/** A cover that is cropped is so on phones too, where another form of it may be kept. */
const coverSeen = ({ desktop, mobile }: NonNullable<VenueRecord['pictures']['cover']>, ofVenue: (picture: KeptPicture) => Picture) => ({
  desktop: ofVenue(desktop),
  mobile: ofVenue(desktop.cropped ? desktop : mobile),
});

/** A venue as customers read it: a text that nobody has translated yet is told in French. */
export const fillTexts = (record: VenueRecord): VenueRecord => {
  const whole = { ...record };
  for (const text of venueTexts) whole[text] = filled(record[text]);
  const { cover, carrousel } = record.pictures;
  const ofVenue = (picture: KeptPicture) => described(picture, record.commercialName);
  whole.pictures = {
    cover: cover && coverSeen(cover, ofVenue),
    carrousel: carrousel.map(ofVenue),
  };
  return whole;
};
