import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import { languages } from '@plenary/contracts/terms';
import { documentsWorld } from '../testing/documents-world.ts';
import { makeSupplements, openSupplements } from '../testing/make-supplements.ts';
import { outsideTools } from '../testing/outside-tools.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf } from '../testing/read-pdf.ts';

const printing = printingWorld();
const worlds: Awaited<ReturnType<typeof documentsWorld>>[] = [];
const open = async (supplements: DealSupplements) => {
  const world = await documentsWorld({ printer: printing.printer, supplements: [supplements] });
  worlds.push(world);
  return world;
};
afterAll(async () => {
  await printing.stop();
  await Promise.all(worlds.map(({ close }) => close()));
});
const address = (query = '', id = makeSupplements().dealId) => `/api/deals/${id}/supplements/pdf${query}`;
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const textOf = async (response: Response) => {
  const { pages } = await readPdf(await bytesOf(response));
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

describe('the supplements of a booking as a paper', () => {
  it.each([
    [
      'fr',
      [
        'Suppléments convenus',
        'Annexe au devis 7B1D1C52',
        'Atelier Nord, Claire Martin',
        '5 janvier 2027',
        'Facilitateur 412,00 € 82,40 € 494,40 €',
        'Total des suppléments 412,00 € 82,40 € 494,40 €',
        'Prix convenu de la réservation 5 421,10 € 894,48 € 6 315,58 €',
        'Nouveau total 5 833,10 € 976,88 € 6 809,98 €',
        'Ce document n’est pas une facture.',
      ],
    ],
    [
      'en',
      ['Agreed supplements', 'Annex to quote 7B1D1C52', 'Facilitator €412.00 €82.40 €494.40', 'New total €5,833.10 €976.88 €6,809.98'],
    ],
    ['es', ['Suplementos acordados', 'Facilitador 412,00 € 82,40 € 494,40 €', 'Nuevo total 5.833,10 € 976,88 € 6.809,98 €']],
    ['nl', ['Overeengekomen supplementen', 'Facilitator € 412,00 € 82,40 € 494,40', 'Nieuw totaal € 5.833,10 € 976,88 € 6.809,98']],
  ] as const)('in %s lists each with its VAT and says what the booking comes to, on one page', async (language, expected) => {
    const response = await (await open(makeSupplements())).get(address(`?lng=${language}`));
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="supplements-7b1d1c52-${language}.pdf"`);
    const text = (await textOf(response)).replaceAll("'", '’');
    for (const words of expected) expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|NaN|IBAN|Page 2/);
  });

  it.each(languages)('in %s says which VAT and which price are still to come, and prints a label as it was written', async (language) => {
    const text = await textOf(await (await open(openSupplements())).get(address(`?lng=${language}`)));
    expect(text).toContain('Une heure de plus <b>');
    expect(text).toMatch(/en sus|to be added|se añadirá|komt erbij/);
    expect(text).toMatch(/sur demande|on request|a consultar|op aanvraag/);
    expect(text).toMatch(/pas encore de prix|no price yet|aún no tiene precio|nog geen prijs/);
  });

  it('is sound for other readers, and the same for the same supplements', async () => {
    const { get, seen } = await open(makeSupplements());
    const pdf = await bytesOf(await get(address('?lng=en&download=true')));
    for (const tool of await outsideTools()) expect(await tool.complaints(pdf)).toEqual([]);
    expect(Buffer.from(await bytesOf(await get(address('?lng=en')))).equals(Buffer.from(pdf))).toBe(true);
    expect(seen.printed).toBe(1);
  });

  it('is not found where nothing was agreed on, nor for whom svc-booking does not give it', async () => {
    const { get } = await open(makeSupplements({ supplements: [] }));
    expect((await get(address())).status).toBe(404);
    expect((await get(address('', '00000000-0000-4000-8000-000000000001'))).status).toBe(404);
  });
});
