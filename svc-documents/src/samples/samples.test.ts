import { documentGoals, type QuoteDocument, quoteDocument } from '@plenary/contracts/documents.schemas';
import { languages } from '@plenary/contracts/terms';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsWorld } from '../testing/documents-world.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { testHouse } from '../testing/test-house.ts';
import { sampleDocument } from './sample-document.ts';

// Covers L-D02–L-D03, L-D15, L-B01–L-B02.

const printing = printingWorld();
let world: Awaited<ReturnType<typeof documentsWorld>>;
beforeAll(async () => {
  world = await documentsWorld({ printer: printing.printer });
});
afterAll(() => Promise.all([printing.stop(), world.close()]));

const staff = testUser({ role: 'staff', lang: 'es' });

describe('the call for the test document', () => {
  // Covers L-I33.
  it('shows staff the download address, and each goal in each language', async () => {
    const response = await world.get('/api/test-pdf', staff);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { _links: unknown; samples: { goal: string; language: string; href: string }[] };
    expect(body._links).toEqual({ download: { method: 'GET', href: '/api/test-pdf/document?goal=preview&lng=es&download=true' } });
    expect(body.samples.map(({ goal, language }) => `${goal} ${language}`)).toEqual(
      documentGoals.flatMap((goal) => languages.map((language) => `${goal} ${language}`)),
    );
  });

  // Covers L-O06.
  it.each(['/api/test-pdf', '/api/test-pdf/document'])('%s is for staff alone', async (address) => {
    expect((await world.app.request(address)).status).toBe(401);
    expect((await world.get(address, testUser())).status).toBe(403);
    expect((await world.get(`${address}?goal=poster`, staff)).status).toBe(400);
    expect(world.seen.printed).toBe(0);
  });
});

describe('the test document', () => {
  it('is the goal and language asked for, and every part of a paper is on it', async () => {
    const response = await world.get('/api/test-pdf/document?goal=proforma&lng=fr&download=true', staff);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="test-proforma-fr.pdf"');
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    for (const part of [
      'Pro forma',
      'TEST0001',
      'Document de test',
      'Agence Passerelle',
      '8 rue de',
      'FR00 111111111',
      'Camille Roussel',
      'Atelier Nord',
      'FR00 222222222',
      'Prestations complémentaires',
      'Comet Ternes',
      'kg de CO2',
      'TVA 20 %',
      'Acompte de 70 %',
      'Remise contrat-cadre (10 %)',
      'BIC COMEFRPP',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(part);
  });

  // Covers L-V04.
  it.each(languages)('in %s has the form of its signature on page 2, although every part of a paper is on page 1', async (language) => {
    const response = await world.get(`/api/test-pdf/document?goal=signature&lng=${language}`, staff);
    const { pages, fields } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toHaveLength(2);
    expect(new Set(fields.map(({ page }) => page))).toEqual(new Set([2]));
  });

  // Covers L-B03.
  it.each(languages)('in %s has 20 %% tax, 70 %% deposit, 10 %% discount, 14 days, adds up and keeps to the schema', (language) => {
    const document = sampleDocument({ goal: 'preview', language, house: testHouse });
    const { totals, frameworkDiscount, information, items, administrationFees } = document;
    expect(quoteDocument.parse(document)).toEqual(document);
    expect([totals.taxes.percentage, totals.deposit.percentage, frameworkDiscount?.percent]).toEqual([20, 70, 10]);
    expect(daysBetween(information)).toBe(14);
    const lines = items.days.flatMap((day) => day.lines).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    expect(lines - totals.discounts + (administrationFees?.amount ?? 0) + totals.taxes.amount).toBe(totals.totalIncludingTaxes);
  });
});

const daysBetween = ({ creationDate, expirationDate }: QuoteDocument['information']) =>
  (Date.parse(expirationDate) - Date.parse(creationDate)) / 86_400_000;
