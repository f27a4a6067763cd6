import { makeQuote } from '../testing/make-quote.ts';
import { testHouse, testNow } from '../testing/test-house.ts';
import { mapQuote } from './map-quote.ts';
import { withPictures } from './with-pictures.ts';

it('a paper embeds the pictures that can be fetched, and keeps the addresses of others', async () => {
  const alternative = { fr: 'Salle', en: 'Room', es: 'Sala', nl: 'Zaal' };
  const shown = (url: string) => ({ sources: [{ url, width: 480 }], width: 1280, height: 852, alternative });
  const quote = makeQuote();
  const pictures = { cover: null, carrousel: [shown('/there.webp'), shown('/gone.webp')] };
  const document = mapQuote({
    quote: { ...quote, venue: { ...quote.venue, pictures } },
    language: 'fr',
    goal: 'preview',
    customer: null,
    house: testHouse,
    now: testNow,
  });
  const { eventSummary, ...rest } = await withPictures(document, async ({ sources }) =>
    sources[0]?.url === '/there.webp' ? 'data:image/webp;base64,AA==' : undefined,
  );
  expect(eventSummary.eventLocation.venuePictures.map(({ sources }) => sources)).toEqual([
    [{ url: 'data:image/webp;base64,AA==', width: 480 }],
    [{ url: '/gone.webp', width: 480 }],
  ]);
  const { eventSummary: before, ...restBefore } = document;
  expect(rest).toEqual(restBefore);
  expect({ ...eventSummary, eventLocation: before.eventLocation }).toEqual(before);
});
