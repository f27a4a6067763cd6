import { quoteDocument } from '@plenary/contracts/documents.schemas';
import fc from 'fast-check';
import { fullQuote, longQuote, makeItem, makeQuote } from '../testing/make-quote.ts';
import { testHouse, testNow } from '../testing/test-house.ts';
import { mapQuote } from './map-quote.ts';

// Covers L-D11–L-D13.

const common = { language: 'fr', goal: 'preview', customer: null, house: testHouse, now: testNow } as const;
const mapped = (quote = makeQuote()) => mapQuote({ quote, ...common });

describe('the paper of a quote', () => {
  it('names the quote by the first eight signs of its id', () => {
    expect(mapped().information.quoteReference).toBe('7B1D1C52');
  });

  it('names the Meeting Scientist of the quote’s venue, else the one of the settings', () => {
    const meetingScientist = { firstName: 'Lotte', lastName: 'Peeters', email: 'lotte@comet.example', phoneNumber: '' };
    expect(mapped(makeQuote({ meetingScientist })).information.meetingScientist).toEqual(meetingScientist);
    for (const none of [null, undefined])
      expect(mapped(makeQuote({ meetingScientist: none })).information.meetingScientist).toBe(testHouse.meetingScientist);
  });

  it('has one day for each date, in their order, with its lines in the order of the quote', () => {
    const items = [
      makeItem({ date: '2027-01-20', description: 'c', quantity: 3, unitPrice: 100 }),
      makeItem({ date: '2027-01-19', description: 'a', quantity: 2, unitPrice: 50 }),
      makeItem({ date: '2027-01-20', description: 'b', quantity: 1, unitPrice: 7 }),
    ];
    const { items: paper, eventSummary } = mapped(makeQuote({ items }));
    expect(paper.days.map(({ date, amount, lines }) => ({ date, amount, lines: lines.map(({ description }) => description) }))).toEqual([
      { date: '2027-01-19', amount: 100, lines: ['a'] },
      { date: '2027-01-20', amount: 307, lines: ['c', 'b'] },
    ]);
    expect(eventSummary.dayCount).toBe(2);
  });

  it('adds up to the cent for any quantities, prices, discount and fees', () => {
    const item = fc.record({
      quantity: fc.integer({ min: 0, max: 999 }),
      unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
      date: fc.constantFrom('2027-01-19', '2027-01-20', '2027-01-21'),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), fc.nat(100_000), fc.nat(100_000), (facts, discount, fees) => {
        const quote = makeQuote({
          items: facts.map(makeItem),
          discount: { companyName: 'Grand Compte', percent: 10, amount: discount, description: '', dispositions: '' },
          administrationFees: { code: '3', amount: fees, description: '' },
        });
        const { items, totals } = mapped(quote);
        const lines = items.days.flatMap((day) => day.lines);
        expect(lines).toHaveLength(facts.length);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.subTotal);
        expect(items.days.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.subTotal);
        expect(totals.subTotal - discount + fees).toBe(totals.totalExcludingTaxes);
        expect(totals.totalExcludingTaxes + totals.taxBreakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          totals.totalIncludingTaxes,
        );
      }),
    );
  });

  it.each([
    ['without VAT', { totalExcludingVatPrice: 1 }],
    ['with VAT', { totalIncludingVatPrice: 1 }],
  ])('is not made where the total %s does not follow from the lines', (_, wrong) => {
    expect(() => mapped(makeQuote(wrong))).toThrow('the quote says 1');
  });

  it('shows the rates of VAT from the lowest on, with what each is applied to', () => {
    expect(mapped(fullQuote('fr')).totals.taxBreakdown).toEqual([
      { percentage: 10, base: 189_739, amount: 18_974 },
      { percentage: 20, base: 352_371, amount: 70_474 },
    ]);
  });

  // Covers L-D05.
  it("shows the days of its creation and its end by the venue's calendar", () => {
    const { information } = mapped(makeQuote({ createdAt: '2026-09-14T22:30:00Z', validUntil: '2026-09-28T22:30:00Z' }));
    expect(information).toMatchObject({ creationDate: '2026-09-15', expirationDate: '2026-09-29' });
  });

  // Covers L-D08.
  it('keeps to the schema of a document, with and without its optional parts', () => {
    for (const quote of [makeQuote(), fullQuote('fr'), longQuote(10, 20)])
      expect(quoteDocument.parse(mapped(quote))).toEqual(mapped(quote));
  });

  // Covers L-D20.
  it('takes rate, VAT and deposit as the quote has them, none being a constant of the paper', () => {
    const quote = makeQuote();
    const vat = { percent: 21, amount: quote.vat.amount };
    const { totals } = mapped({ ...quote, vat, deposit: { percent: 35, amount: 12_345 } });
    expect(totals).toMatchObject({ taxes: { percentage: 21, amount: quote.vat.amount }, deposit: { percentage: 35, amount: 12_345 } });
  });

  it('ends on the day before where the quote ends at midnight', () => {
    expect(mapped(makeQuote({ validUntil: '2026-09-30T00:00:00+02:00' })).information.expirationDate).toBe('2026-09-29');
  });

  // Covers B-Q36.
  it('lists the services of a package, but not that a lunch includes a lunch', () => {
    const items = [
      makeItem({ code: 'AM', includedServices: ['BREAKFAST'] }),
      makeItem({ code: 'BUFFET_LUNCH', includedServices: ['LUNCH'] }),
    ];
    expect(mapped(makeQuote({ items })).items.days[0]?.lines.map(({ subtext }) => subtext)).toEqual(['Comprend petit-déjeuner', undefined]);
  });

  it.each([
    ['3', 3],
    ['2,5 %', 2.5],
    ['2.5', 2.5],
    ['flat', undefined],
  ])('reads the fees of code %s as the percentage %s', (code, percent) => {
    const quote = makeQuote({ administrationFees: { code, amount: 1_000, description: 'Frais' } });
    expect(mapped(quote).administrationFees).toEqual({ description: 'Frais', amount: 1_000, percent });
  });

  it('has no discount and no fees where the quote has none', () => {
    expect(mapped()).toMatchObject({ frameworkDiscount: undefined, administrationFees: undefined, totals: { discounts: 0 } });
  });
});
