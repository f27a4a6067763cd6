import type { Quote } from '@plenary/contracts/quote';
import { languages } from '@plenary/contracts/terms';
import { documentsWorld } from '../testing/documents-world.ts';
import { fullQuote, makeQuote } from '../testing/make-quote.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdfs } from '../testing/read-pdf.ts';
import { testNow } from '../testing/test-house.ts';

const { id } = makeQuote();
const printing = printingWorld();
const worlds: Awaited<ReturnType<typeof documentsWorld>>[] = [];
afterAll(async () => {
  await printing.stop();
  await Promise.all(worlds.map(({ close }) => close()));
});

const papersOf = async (facts: Partial<Quote>, queries: readonly string[]) => {
  const world = await documentsWorld({ printer: printing.printer, quotes: (language) => [{ ...fullQuote(language), ...facts }] });
  worlds.push(world);
  const bytes = await Promise.all(
    queries.map(async (query) => new Uint8Array(await (await world.get(`/api/quotes/${id}/pdf?${query}`)).arrayBuffer())),
  );
  const read = await readPdfs(bytes);
  return read.map(({ pages }) =>
    pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
};

const ends = {
  declined: {
    facts: { status: 'Rejected' },
    words: {
      fr: 'Ce devis a été refusé ou retiré',
      en: 'was declined or withdrawn',
      es: 'rechazado o retirado',
      nl: 'afgewezen of ingetrokken',
    },
  },
  replaced: {
    facts: { status: 'Rejected', supersededBy: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e04' },
    words: {
      fr: 'Un autre devis remplace celui-ci',
      en: 'Another quote has taken the place',
      es: 'Otro presupuesto sustituye a este',
      nl: 'Een andere offerte vervangt deze',
    },
  },
  expired: {
    facts: { validUntil: new Date(testNow - 86_400_000).toISOString() },
    words: { fr: 'Ce devis était valable', en: 'This quote was valid until', es: 'era válido hasta', nl: 'Deze offerte was geldig' },
  },
  missed: {
    facts: { eventStartDate: new Date(testNow).toISOString().slice(0, 10) },
    words: {
      fr: 'Le jour de l’événement est arrivé',
      en: 'The day of the event came',
      es: 'El día del evento llegó',
      nl: 'De dag van het evenement',
    },
  },
  cancelled: {
    facts: { status: 'Approved', standing: 'cancelled' },
    words: {
      fr: 'réservation est annulée',
      en: 'This booking is cancelled',
      es: 'Esta reserva está cancelada',
      nl: 'Deze boeking is geannuleerd',
    },
  },
} as const;

describe('the paper of a quote that has ended', () => {
  it.each(Object.entries(ends))(
    '%s: says so in each language and asks for no money, whatever it is printed for',
    async (_, { facts, words }) => {
      const cases = languages.flatMap((language) =>
        (['preview', 'signature', 'booking-estimation', 'proforma-invoice'] as const).map((goal) => ({ language, goal })),
      );
      const papers = await papersOf(
        facts,
        cases.map(({ language, goal }) => `lng=${language}&goal=${goal}`),
      );
      for (const [index, { language, goal }] of cases.entries()) {
        const paper = papers[index]?.replaceAll("'", '’') ?? '';
        expect([language, goal, paper.includes(words[language])]).toEqual([language, goal, true]);
        expect(paper).not.toMatch(/IBAN|BIC|Acompte de|Deposit of|Anticipo del?|Aanbetaling van|bon pour accord|4[\s.,]?420[.,]91/i);
      }
    },
  );

  it.each([
    ['fr', 'Vous pouvez signer cet avenant jusqu’au', 'J’accepte l’avenant'],
    ['en', 'You can sign this amendment until', 'I accept amendment'],
    ['es', 'Puede firmar esta adenda hasta el', 'Acepto la adenda'],
    ['nl', 'U kunt dit addendum ondertekenen tot', 'Ik ga akkoord met addendum'],
  ])('of an amendment that waits says until when it can be signed, and holds no rooms of its own (%s)', async (lng, until, agreement) => {
    const side = { days: [{ date: '2027-01-19', pax: 24 }], rooms: [], totalExcludingVatPrice: 1_000, totalIncludingVatPrice: 1_200 };
    const amendment = { dealId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e05', before: side, pax: [24] };
    const option = { optionId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e06', rank: 1, expiresAt: '2027-01-12T09:00:00Z' };
    const [paper = ''] = await papersOf({ amends: amendment.dealId, amendment, option }, [`lng=${lng}&goal=signature`]);
    const text = paper.replaceAll("'", '’');
    for (const part of [until, agreement]) expect(text).toContain(part);
    expect(text).not.toMatch(
      /Une option vous garde|confirmer votre événement|hold.* rooms for you|Ce devis est valable|J’accepte le devis/,
    );
  });

  it('of an amendment that nobody signed says that the booking stays, and of a cancelled booking that it is cancelled', async () => {
    const side = { days: [{ date: '2027-01-19', pax: 24 }], rooms: [], totalExcludingVatPrice: 1_000, totalIncludingVatPrice: 1_200 };
    const amendment = { dealId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e05', before: side, pax: [24] };
    const amends = amendment.dealId;
    const [lapsed] = await papersOf({ amends, amendment, status: 'Rejected' }, ['lng=en']);
    expect(lapsed).toContain('This amendment did not take effect: the booking stays as it was agreed.');
    const [cancelled] = await papersOf({ amends, amendment, status: 'Approved', standing: 'cancelled' }, ['lng=en']);
    expect(cancelled).toContain('This booking is cancelled');
    for (const paper of [lapsed, cancelled]) expect(paper).not.toContain('IBAN');
  });
});
