import { fuzzService, fuzzSettings } from '@plenary/http/testing/fuzz-service';
import { as } from '@plenary/service-kit/testing/as-actor';
import { findAmong } from './on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from './options/testing/each-option-world.ts';
import { customer, smallVenue } from './options/testing/option-world.ts';
import { makeFields, wholeBilling } from './signature/testing/make-fields.ts';
import { searchDay } from './testing/searches.ts';

const asked = [searchDay('2026-10-05'), searchDay('2026-11-17', { lunchPax: 20 }), searchDay('2026-12-01')];
const bigEvent = {
  ...{ 'venue-id': 'a0X000000000001', lang: 'fr', firstname: 'Claire', lastname: 'Martin', email: 'claire@atelier-nord.example' },
  ...{ phone: '0142000000', 'start-date': '2026-11-17', 'end-date': '2026-11-18', 'flexible-date': false, 'rooms-count': 2, pax: 300 },
  message: 'Une convention',
};
const painting = { rooms: ['Ternes-A'], from: '2026-12-01T09:00', to: '2026-12-01T12:00', kind: 'works', reason: 'Painters' };
const sha256 = 'a'.repeat(64);
const token = 'b'.repeat(43);
const printed = async () => new Uint8Array([37]);
const documents = { printDocument: printed, printCertificate: printed, printQuote: printed, printSheet: printed };

const otherDays = [{ from: '2026-10-06', to: '2026-10-08', pax: 30 }];
const unseenChange = { days: otherDays, revision: 0, previewHash: 'h'.repeat(43) };

onEachOptionWorld(
  (world) => {
    it('svc-booking answers every request as its contract says, and its claims stay consistent', async () => {
      const owner = customer(1);
      const quoteIds: string[] = [];
      for (const day of asked) quoteIds.push(await world.quoteOf(owner, [day]));
      await world.place(owner, quoteIds[0] ?? '');
      const { demand, booking: kept } = world.deps.tables;
      const [demands, bookings] = await Promise.all([
        world.deps.database.read.select().from(demand),
        world.deps.database.read.select().from(kept),
      ]);
      const { endpoints, untried, faults } = await fuzzService({
        app: world.app,
        headersFor: ({ access }) => {
          if (access === 'service') return as({ kind: 'service', name: 'svc-documents' });
          return as(access === 'staff' || access === 'admin' ? customer(2, { role: 'admin' }) : owner);
        },
        known: {
          quoteId: quoteIds,
          userId: [owner.userId],
          demandId: demands.map(({ id }) => id),
          optionId: bookings.map(({ id }) => id),
          bookingId: bookings.map(({ id }) => id),
          days: [...asked.map((day) => JSON.stringify([day])), '[]', 'null', '{}', '[{"date":"2026-10-05"}]'],
          manualPax: ['[0]', '[]', '[9]', 'null'],
          venueSlug: ['ternes', 'constructor'],
          venue: ['ternes'],
          code: ['FRA'],
          roomId: ['Ternes-P'],
          action: ['availabilities'],
        },
        bodies: {
          'POST /api/planning/venues/{venue}/blocks': [painting],
          'PUT /api/planning/venues/{venue}/blocks/{blockId}': [{ ...painting, revision: 1 }],
          'POST /api/deals/{dealId}/changes/preview': [{ days: otherDays }],
          'POST /api/deals/{dealId}/changes': [unseenChange],
          'POST /api/deals/{dealId}/change-approvals': [unseenChange],
          'POST /api/company-register/search': [{ number: '732 829 320' }],
          'POST /api/create-big-event-demand': [bigEvent],
          'POST /api/quotes/{quoteId}/signature/document': [makeFields()],
          'POST /api/quotes/{quoteId}/signature': [
            { draftId: owner.userId, sha256, signatoryName: 'Claire Martin', goodForAgreement: true },
          ],
          'POST /api/quotes/{quoteId}/countersignature': [{ token, sha256, name: 'Inès Dubois', goodForAgreement: true }],
          'POST /api/quotes/{quoteId}/countersignature/refusal': [{ token, reason: 'Trop cher' }],
          'PATCH /api/quotes/{quoteId}/signature/billing': [wholeBilling],
        },
        ...fuzzSettings(),
      });
      expect({ untried, faults }).toEqual({ untried: [], faults: [] });
      expect(endpoints).toBeGreaterThan(40);
    });
  },
  smallVenue(),
  { documents, findCustomer: findAmong([customer(1)]) },
);
