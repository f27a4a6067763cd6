import { buildDraft } from './big-event-factory.ts';
import { demandOf } from './read-draft.ts';

const context = { 'venue-id': 'a0V2p00000Qr104', lang: 'fr', adsTracking: 'click-1' } as const;

test('a demand has the fields of the call under their names, and the hidden one only if filled in', () => {
  expect(demandOf(buildDraft(), context)).toEqual({
    'venue-id': 'a0V2p00000Qr104',
    lang: 'fr',
    adsTracking: 'click-1',
    firstname: 'Claire',
    lastname: 'Martin',
    email: 'claire@atelier-nord.example',
    phone: '01 42 00 00 00',
    'start-date': '2027-01-19',
    'end-date': '2027-01-20',
    'flexible-date': false,
    'rooms-count': 1,
    pax: 120,
    message: 'Une convention',
  });
  expect(demandOf(buildDraft({ website: 'https://spam.example' }), context)).toMatchObject({ website: 'https://spam.example' });
});
