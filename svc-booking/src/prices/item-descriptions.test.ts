import { itemCodes, subroomCodes } from '@plenary/contracts/quote';
import { durations, languages } from '@plenary/contracts/terms';
import { describeAdministrationFees, describeItem } from './item-descriptions.ts';

// Covers B-Q35.

describe.each(languages)('in %s', (language) => {
  test('no two items of a quote read the same', () => {
    const texts = itemCodes.flatMap((code) =>
      subroomCodes.some((size) => size === code)
        ? durations.map((duration) => describeItem(code, language, duration))
        : [describeItem(code, language)],
    );
    expect(new Set([...texts, describeAdministrationFees(language)]).size).toBe(texts.length + 1);
    for (const text of texts) expect(text).toMatch(/^\S.*\S$/);
  });

  test('a duration is shown for sub-rooms only', () => {
    expect(describeItem('AMPM', language, 'AM, PM')).toBe(describeItem('AMPM', language));
    expect(describeItem('XL', language, 'AM')).toContain(describeItem('XL', language));
    expect(describeItem('XL', language, null)).toBe(describeItem('XL', language));
  });
});

test('a sub-room is shown with its half of the day', () => {
  expect(languages.map((language) => describeItem('Petite', language, 'PM'))).toEqual([
    'Petite salle de sous-commission, après-midi',
    'Small breakout room, afternoon',
    'Sala de grupo pequeña, tarde',
    'Kleine subzaal, middag',
  ]);
});

// Covers B-N13–B-N15.
test('a package is shown with its hours', () => {
  expect((['AM', 'AM+LUNCH', 'PM', 'PM+LUNCH', 'AMPM'] as const).map((code) => describeItem(code, 'fr'))).toEqual([
    'Forfait matinée, de 8 h à 12 h 30',
    'Forfait matinée, de 8 h à 12 h 30, déjeuner compris',
    'Forfait après-midi, de 14 h à 18 h',
    'Forfait après-midi, de 14 h à 18 h, déjeuner compris',
    'Forfait journée, de 8 h à 18 h, déjeuner compris',
  ]);
});
