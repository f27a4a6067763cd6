import { fuzzService, fuzzSettings } from '@plenary/http/testing/fuzz-service';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsWorld } from './testing/documents-world.ts';
import { makeQuote } from './testing/make-quote.ts';
import { makeStatement, statementDealId } from './testing/make-statement.ts';
import { makeSupplements } from './testing/make-supplements.ts';
import { printingWorld } from './testing/printing-world.ts';
import { filledFields } from './testing/signature-fields.ts';
import { testCustomer } from './testing/test-house.ts';

it('svc-documents answers every request as its contract says', async () => {
  const quote = makeQuote();
  const printing = printingWorld();
  const world = await documentsWorld({
    printer: printing.printer,
    quotes: () => [quote],
    statements: [makeStatement()],
    supplements: [makeSupplements()],
  });
  const { runs, seed } = fuzzSettings();
  const { endpoints, untried, faults } = await fuzzService({
    app: world.app,
    headersFor: ({ access }) => {
      if (access === 'service') return as({ kind: 'service', name: 'svc-booking' });
      return as(testUser({ role: access === 'staff' || access === 'admin' ? 'admin' : 'customer' }));
    },
    known: { quoteId: [quote.id], dealId: [statementDealId] },
    bodies: {
      'POST /internal/quote-document': [{ quote, language: 'fr', customer: testCustomer }],
      'POST /internal/signature-document': [{ quote, language: 'fr', fields: filledFields, customer: testCustomer }],
    },
    // Each of them is printed.
    runs: Math.ceil(runs / 4),
    seed,
  });
  await world.close();
  await printing.stop();
  expect({ untried, faults }).toEqual({ untried: [], faults: [] });
  expect(endpoints).toBe(9);
});
