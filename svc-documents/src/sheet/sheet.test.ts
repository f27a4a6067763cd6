import type { SheetDocument } from '@plenary/contracts/documents.schemas';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsWorld } from '../testing/documents-world.ts';
import { fontsOf } from '../testing/fonts-of.ts';
import { outsideTools } from '../testing/outside-tools.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf } from '../testing/read-pdf.ts';

// design: desk D13-D15

const printing = printingWorld();
let world: Awaited<ReturnType<typeof documentsWorld>>;
beforeAll(async () => {
  world = await documentsWorld({ printer: printing.printer });
});
afterAll(() => Promise.all([printing.stop(), world.close()]));

const makeSheet = (overrides: Partial<SheetDocument> = {}): SheetDocument => ({
  language: 'fr',
  fileName: 'cuisine-ternes-2027-03-16-2',
  heading: 'Feuille de cuisine n° 2',
  intro: ['Comet Ternes · Mardi 16 mars 2027', 'Cette fiche est provisoire : elle peut encore changer.'],
  sections: [
    {
      heading: 'Déjeuner, 1er service · 12:15 · 24 pers.',
      table: { columns: ['Heures', 'Événement', 'Régimes'], rows: [['12:15', 'Séminaire <b>', 'Noix : Mme Petit\n2 végétariens']] },
      facts: [],
    },
    { heading: 'Changements', table: null, facts: [{ term: 'N° 2', fact: 'Déjeuner, personnes : 20 → 24' }] },
  ],
  asOf: 'État du 15 mars 2027',
  madeAt: '2027-03-15T09:00:00.000Z',
  ...overrides,
});

const print = async (body: unknown, actor: Parameters<typeof as>[0] = { kind: 'service', name: 'svc-booking' }) =>
  world.app.request('/internal/sheet-document', {
    method: 'POST',
    headers: { ...(await as(actor)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('a sheet of the desk', () => {
  it('is printed on A4 as it was written, tagged, in the faces of the house, and sound for other readers', async () => {
    const response = await print(makeSheet());
    expect(response.headers.get('content-disposition')).toBe('inline; filename="cuisine-ternes-2027-03-16-2.pdf"');
    const pdf = await bytesOf(response);
    const { text, title, language, isTagged, pages, structure } = await readPdf(pdf);
    const said = text.replaceAll(/\s+/g, ' ');
    for (const words of ['Feuille de cuisine n° 2', 'Comet Ternes · Mardi 16 mars 2027', 'Séminaire <b>', 'Noix : Mme Petit 2 végétariens'])
      expect(said).toContain(words);
    expect(said).toContain('N° 2 Déjeuner, personnes : 20 › 24');
    expect([title, language, isTagged, pages.length]).toEqual(['Comet · Feuille de cuisine n° 2', 'fr', true, 1]);
    expect(structure.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
    for (const tool of await outsideTools()) expect(await tool.complaints(pdf)).toEqual([]);
    expect(fontsOf(pdf)).toEqual(['Fraunces-SemiBold', 'Inter-Regular', 'Inter-SemiBold']);
  });

  it('goes on over pages, each row whole and the columns named again', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ['12:15', `Événement ${index}`, '–']);
    const [meal] = makeSheet().sections;
    const body = makeSheet({
      sections: [{ ...meal, heading: 'Déjeuner', facts: [], table: { columns: ['Heures', 'Qui', 'Régimes'], rows } }],
    });
    const { pages } = await readPdf(await bytesOf(await print(body)));
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain('Heures');
  });

  it('is kept nowhere, since it names people, and is for our services alone', async () => {
    const before = world.seen.printed;
    await bytesOf(await print(makeSheet()));
    await bytesOf(await print(makeSheet()));
    expect(world.seen.printed).toBe(before + 2);
    expect((await print(makeSheet(), testUser({ role: 'admin' }))).status).toBe(404);
    expect((await print(makeSheet({ fileName: '../x' }))).status).toBe(400);
  });
});
