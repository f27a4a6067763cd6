import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking, testQuoteId } from '../testing/make-booking.ts';
import { fillIn, wholeBooking } from '../testing/survey-answers.ts';
import { claire, hugo, testNow } from '../testing/survey-world.ts';

// Covers B-J25, B-G08, L-I03.

onEachSurveyWorld((world) => {
  const get = (path: string, user = claire) => world.send('GET', `/api/meeting-events/${path}`, user);

  describe('an event', () => {
    itOnBothEngines('contains everything that its page shows', async () => {
      const eventId = await world.eventOf(wholeBooking);
      expect((await get(eventId)).body).toEqual({
        eventId,
        quoteId: testQuoteId,
        building: {
          commercialName: 'Comet Ternes',
          slug: 'ternes',
          palette: 'ochre',
          address: makeBooking().venue.address,
          pictures: { carrousel: [] },
        },
        startDate: '2026-10-06',
        endDate: '2026-10-07',
        status: 'TODO',
        hasCustomerSurvey: true,
        customerSurveyUrl: `/survey/${eventId}`,
        isLogOk: false,
        isPast: false,
        timeZone: 'Europe/Paris',
        rooms: ['2026-10-06', '2026-10-07'].map((day) => ({ day, place: 'plenary', index: 0, roomName: 'Salon Wagram' })),
        meetingScientist: { name: 'Comet', email: 'sales@comet.example', phoneNumber: '', avatarUrl: null },
        staffMessage: null,
        sharedSince: new Date(testNow).toISOString(),
        supplements: [],
        proposedChargeCount: 0,
        proposedCharges: [],
        agreedChanges: [],
        canAskForAddons: true,
      });
    });

    it('shows its picture from where pictures lie now, whatever host it was booked with', async () => {
      const files = ['https://old.example/comet/pictures/ternes-480.webp', '/pictures/ternes-960.webp', '/api/pictures/0a-480.webp'];
      const sources = files.map((url) => ({ url, width: 480 }));
      const picture = { sources, width: 480, height: 300, alternative: { fr: '', en: '', es: '', nl: '' } };
      const eventId = await world.eventOf({ ...wholeBooking, venue: { ...makeBooking().venue, pictures: [picture] } });
      const urls = async () => {
        const { building } = (await get(eventId)).body;
        return building.pictures.carrousel[0].sources.map(({ url }: { url: string }) => url);
      };
      expect(await urls()).toEqual(['/pictures/ternes-480.webp', '/pictures/ternes-960.webp', '/api/pictures/0a-480.webp']);
      world.deps.pictureHost = 'https://new.example/venues';
      expect(await urls()).toEqual([
        'https://new.example/venues/pictures/ternes-480.webp',
        'https://new.example/venues/pictures/ternes-960.webp',
        '/api/pictures/0a-480.webp',
      ]);
    });

    it('is found by its id of 18 characters as well', async () => {
      const eventId = await world.eventOf();
      expect((await get(`${eventId}AAA`)).body.eventId).toBe(eventId);
    });

    it('is hidden from other customers', async () => {
      const eventId = await world.eventOf();
      for (const path of [eventId, `${eventId}/quotes/${testQuoteId}`, `${eventId}/event.ics`]) {
        expect((await get(path, hugo)).status).toBe(404);
        expect((await world.send('GET', `/api/meeting-events/${path}`, null)).status).toBe(401);
      }
      expect((await get('no-such-event')).status).toBe(404);
    });
  });

  // Covers L-I04.
  describe('the quote of an event', () => {
    itOnBothEngines('is downloaded in the customer’s language, and shows the time of the last signature', async () => {
      const eventId = await world.eventOf();
      expect((await get(`${eventId}/quotes/${testQuoteId}`)).body).toEqual({
        hasQuote: true,
        lastQuoteDate: new Date(testNow).toISOString(),
        _links: { download: { method: 'GET', href: `/api/quotes/${testQuoteId}/pdf?lng=fr&download=true&version=4` } },
      });
    });

    it('is not that of another event', async () => {
      const eventId = await world.eventOf();
      const otherQuote = '00000000-0000-4000-8000-00000000a002';
      await world.eventOf({ quoteId: otherQuote });
      expect((await get(`${eventId}/quotes/${otherQuote}`)).status).toBe(404);
    });

    it('may be missing: then nothing is to be downloaded', async () => {
      const eventId = await world.eventOf();
      const { meetingEvent } = world.deps.tables;
      await world.deps.database.transact((tx) => tx.update(meetingEvent).set({ quotedAt: null }).returning());
      expect((await get(`${eventId}/quotes/${testQuoteId}`)).body).toEqual({ hasQuote: false, lastQuoteDate: null, _links: {} });
    });
  });

  describe('the calendar of an event', () => {
    const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

    itOnBothEngines('has an entry a day in the time of the venue, with its zone and the hours of the survey', async () => {
      const eventId = await world.eventOf({ ...wholeBooking, days: [bookedDay('2026-10-23'), bookedDay('2026-10-26')] });
      await fillIn(world, eventId, { startTime: '09:30', endTime: '17:00' });
      const { headers, text } = await get(`${eventId}/event.ics`);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const lines = linesOf(text);
      expect(lines.filter((line) => line.startsWith('DTSTART;') || line.startsWith('DTEND;'))).toEqual([
        'DTSTART;TZID=Europe/Paris:20261023T093000',
        'DTEND;TZID=Europe/Paris:20261023T170000',
        'DTSTART;TZID=Europe/Paris:20261026T080000',
        'DTEND;TZID=Europe/Paris:20261026T193000',
      ]);
      expect(lines).toEqual(expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Europe/Paris', 'TZOFFSETTO:+0200', 'TZOFFSETTO:+0100']));
      expect(lines).toContain('LOCATION:Comet Ternes\\, 38 avenue des Ternes\\, 75017 Paris');
      expect(lines.filter((line) => line.startsWith('DTSTAMP'))).toEqual(['DTSTAMP:20260914T080000Z', 'DTSTAMP:20260914T080000Z']);
      expect(lines.filter((line) => line.startsWith('UID'))).toEqual([`UID:${testQuoteId}-0@plenary`, `UID:${testQuoteId}-1@plenary`]);
    });

    it.each([
      ['Europe/Madrid', 'TZID:Europe/Madrid'],
      ['Europe/Brussels', 'TZID:Europe/Brussels'],
    ])('of a venue in %s is in its zone', async (timeZone, line) => {
      const eventId = await world.eventOf({ venue: { ...makeBooking().venue, timeZone } });
      expect(linesOf((await get(`${eventId}/event.ics`)).text)).toContain(line);
    });

    it('keeps what breaks a line or a field of a name inside it', async () => {
      const commercialName = 'Comet; X,\nBEGIN:VEVENT';
      const eventId = await world.eventOf({ venue: { ...makeBooking().venue, commercialName } });
      const lines = linesOf((await get(`${eventId}/event.ics`)).text);
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    });
  });
});
