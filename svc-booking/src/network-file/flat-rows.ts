import { decimalOf } from '@plenary/contracts/format';
import type { VenueFacts } from '@plenary/contracts/network.schemas';
import type { FilePicture, FileRoom, FileVenue } from '@plenary/contracts/network-file.schemas';
import type { PriceVersion } from '@plenary/contracts/network-prices.schemas';
import { subroomSizes, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import { languages } from '@plenary/contracts/terms';
import { ladderText, vatText } from '../network/change-prices.ts';
import { flatFigures, flatRoomFacts, flatVenueFacts } from '../network/flat-facts.ts';
import { idOf } from '../venues/picture-id.ts';

type Flat = Record<string, string | number | boolean | null>;

/** Rows of the sheets as values by column, to be compared and told. */

const hourFields = ['openingHours', 'openingHours.opens', 'openingHours.closes'];

export const flatVenue = ({ slug, state, countryCode, facts, promotions = [] }: FileVenue): Flat => ({
  ...{ slug, state, countryCode },
  ...Object.fromEntries(Object.entries(flatVenueFacts(facts)).filter(([field]) => !hourFields.includes(field))),
  promotions: promotions.map(({ from, to, percent }) => `${from} – ${to}: ${percent} %`).join(', '),
});

export const flatHours = ({ openingHours }: VenueFacts): Flat => ({
  opens: openingHours?.opens ?? null,
  closes: openingHours?.closes ?? null,
});

export const flatRoom = ({ facts, figures, thresholds }: FileRoom): Flat => ({
  ...flatRoomFacts(facts),
  ...flatFigures(figures),
  'thresholds.low': thresholds.low,
  'thresholds.high': thresholds.high,
});

export const flatPrices = ({ list, cancellation, vat }: PriceVersion): Flat =>
  Object.fromEntries([
    ['cancellation', cancellation ? ladderText(cancellation) : null],
    ['vat', vat ? vatText(vat) : null],
    ...unitPriceCodes.map((code) => [code, `${decimalOf(list.unitPrices[code])} EUR`]),
    ...subroomSizes.flatMap((size) => [
      [`${size} ½`, `${decimalOf(list.subrooms[size].half)} EUR`],
      [size, `${decimalOf(list.subrooms[size].fullDay)} EUR`],
    ]),
  ]);

export const flatPicture = (picture: FilePicture, position: number): Flat => {
  const { alternative, caption, cropped, focus, width, height, roomId = null } = picture;
  const area = cropped?.area;
  return {
    ...{ position, picture: idOf(picture), width, height },
    ...Object.fromEntries(languages.map((language) => [`alternative.${language}`, alternative[language]])),
    ...Object.fromEntries(languages.map((language) => [`caption.${language}`, caption?.[language] ?? null])),
    focus: focus ? `${focus.x}, ${focus.y}` : null,
    crop: area ? `${area.x}, ${area.y}, ${area.width}, ${area.height}` : null,
    roomId,
  };
};
