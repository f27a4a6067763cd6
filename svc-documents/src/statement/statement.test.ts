import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { languages } from '@plenary/contracts/terms';
import { documentsWorld } from '../testing/documents-world.ts';
import { makeStatement, statementDealId } from '../testing/make-statement.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf } from '../testing/read-pdf.ts';

const printing = printingWorld();
const worlds: Awaited<ReturnType<typeof documentsWorld>>[] = [];
const open = async (given: Partial<CancellationStatement> = {}) => {
  const world = await documentsWorld({ printer: printing.printer, statements: [makeStatement(given)] });
  worlds.push(world);
  return world;
};
afterAll(async () => {
  await printing.stop();
  await Promise.all(worlds.map(({ close }) => close()));
});
const address = (query = '', id = statementDealId) => `/api/deals/${id}/cancellation/pdf${query}`;
const textOf = async (response: Response) => {
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

describe('the statement of a cancelled booking', () => {
  it.each([
    [
      'fr',
      [
        'Décompte d',
        'Atelier Nord, Claire Martin',
        '15 janvier 2027',
        'Budget',
        '<b>Report</b>',
        'Part due 100 %',
        'Remise : salles relouées −2 421,10 €',
        'TVA 20 % 390,00 € sur 1 950,00 €',
        'Frais TTC 3 495,00 €',
        'IBAN',
      ],
    ],
    ['en', ['Cancellation statement', '15 January 2027', 'Share due 100%', 'VAT 10% €105.00 on €1,050.00', 'Fee incl. VAT €3,495.00']],
    ['es', ['Liquidación de cancelación', '15 de enero de 2027', 'Gastos con IVA 3.495,00 €']],
    ['nl', ['Annuleringsafrekening', '15 januari 2027', 'Kosten incl. btw € 3.495,00']],
  ] as const)('in %s says what was cancelled, when and why, and how the fee comes about, on one page', async (language, expected) => {
    const { get } = await open();
    const response = await get(address(`?lng=${language}`));
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="annulation-7b1d1c52-${language}.pdf"`);
    const text = await textOf(response);
    for (const words of expected) expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|NaN|Page 2/);
  });

  it.each([
    ['fr', { received: 100_000, changeFees: 5_000, due: 254_500 }, ['Frais de modification TTC 50,00 €', 'Reste dû 2 545,00 €', 'IBAN']],
    ['fr', { received: 400_000, changeFees: 0, due: -50_500 }, ['Déjà reçu −4 000,00 €', 'À vous rembourser 505,00 €', 'et déjà payés']],
    ['en', { received: 349_500, changeFees: 0, due: 0 }, ['Already received −€3,495.00', 'Still owed €0.00', 'paid already']],
  ] as const)('in %s sets what was received against the fee: %o', async (language, settlement, expected) => {
    const { get } = await open({ settlement });
    const text = await textOf(await get(address(`?lng=${language}`)));
    for (const words of expected) expect(text).toContain(words);
    if (settlement.due <= 0) expect(text).not.toContain('Virement');
  });

  it.each([
    ['fr', 'Part due 50 % (celle du jour où l'],
    ['en', 'Share due 50% (that of the day on which the event was postponed)'],
    ['es', '50 % (la del día en que se aplazó el evento)'],
    ['nl', '50% (dat van de dag waarop het evenement verplaatst werd)'],
  ])('in %s says why a share is not that of its day, and takes off what is due already', async (language, share) => {
    const fee = { ...makeStatement().fee, percent: 50, isPostponed: true, deducted: 12_345 };
    const text = await textOf(await (await open({ fee })).get(address(`?lng=${language}`)));
    expect(text).toContain(share);
    expect(text).toMatch(/−\D?\D?123[.,]45/);
  });

  it.each(languages)('in %s says so where nothing is due', async (language) => {
    const fee = {
      ...makeStatement().fee,
      percent: 0,
      kind: 'indemnity' as const,
      feeExcludingVat: 0,
      vatBreakdown: [],
      vat: 0,
      feeIncludingVat: 0,
    };
    const { waived: _, ...free } = fee;
    const text = await textOf(await (await open({ by: 'venue', reason: 'closed', fee: free })).get(address(`?lng=${language}`)));
    expect(text).not.toContain('IBAN');
  });

  it('is the caller’s own: what svc-booking does not give them is not found', async () => {
    const { get } = await open();
    expect((await get(address('', '00000000-0000-4000-8000-000000000001'))).status).toBe(404);
  });
});
