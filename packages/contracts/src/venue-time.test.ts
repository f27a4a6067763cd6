import { languages } from './terms.ts';
import { dayAtVenue, instantAtVenue } from './venue-time.ts';

const late = '2026-11-29T22:30:00Z';
const timeZone = 'Europe/Paris';

test('an instant is told by the clock of the venue, and names that clock in each language', () => {
  const told = languages.map((language) => instantAtVenue(late, { language, timeZone }));
  expect(told).toEqual([
    'dimanche 29 novembre 2026 à 23:30 (heure d’Europe centrale)',
    'Sunday 29 November 2026 at 23:30 (Central European Time)',
    'domingo, 29 de noviembre de 2026, 23:30 (hora de Europa central)',
    'zondag 29 november 2026 om 23:30 (Midden-Europese tijd)',
  ]);
  expect(instantAtVenue(Date.parse(late), { language: 'fr', timeZone, style: 'weekday' })).toBe(
    'dimanche 29 novembre à 23:30 (heure d’Europe centrale)',
  );
});

test('the clock has one name in summer and in winter, in each country', () => {
  for (const zone of ['Europe/Paris', 'Europe/Brussels', 'Europe/Madrid'])
    for (const at of [late, '2026-07-29T22:30:00Z'])
      expect(instantAtVenue(at, { language: 'fr', timeZone: zone })).toMatch(/ \(heure d’Europe centrale\)$/);
});

test('a day is the one of the venue', () => {
  expect(dayAtVenue('2026-11-29T23:30:00Z', { language: 'fr', timeZone })).toBe('30 novembre 2026');
});
