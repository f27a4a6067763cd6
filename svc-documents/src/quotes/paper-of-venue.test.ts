import { languages } from '@plenary/contracts/terms';
import { documentsWorld } from '../testing/documents-world.ts';
import { fullQuote, makeQuote, makeVenue } from '../testing/make-quote.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdfs } from '../testing/read-pdf.ts';
import { testHouse } from '../testing/test-house.ts';

const { id } = makeQuote();
const printing = printingWorld();
afterAll(() => printing.stop());

/** What stands on papers, each from a service of its own. */
const read = async (papers: readonly (Omit<Parameters<typeof documentsWorld>[0], 'printer'> & { query?: string })[]) => {
  const bytes: Uint8Array[] = [];
  for (const { query = '', ...options } of papers) {
    const world = await documentsWorld({ printer: printing.printer, ...options });
    const answer = await world.get(`/api/quotes/${id}/pdf${query}`);
    bytes.push(new Uint8Array(await answer.arrayBuffer()));
    await world.close();
  }
  return readPdfs(bytes);
};

const special = ['Ternes', 'Étoile', 'Place des Victoires', 'Coeur Défense', 'Bercy', 'Louise', 'Levallois'];
/** Its name for customers says nothing of it: what stands over the lines is the banner. */
const at = (name: string) => ({
  quotes: () => [makeQuote({ venue: makeVenue({ name, commercialName: 'Le lieu' }) })],
  house: { ...testHouse, brandName: 'Astre' },
});

// Covers L-D21–L-D22.
it('the banner over the lines is that of seven venues, each with the brand before it', async () => {
  const texts = (await read(special.map(at))).map(({ text }) => text);
  for (const [index, name] of special.entries()) expect(texts[index]).toContain(`Astre ${name}`);
  for (const { text } of await read(['Bourse', 'Ternes Nord'].map(at))) expect(text).not.toMatch(/Astre (Bourse|Ternes)/);
});

// Covers L-V12.
it('the carbon estimate is on the French paper alone, and on none where the deployment has no footprint', async () => {
  const papers = await read([
    ...languages.map((language) => ({
      query: `?lng=${language}`,
      quotes: () => [fullQuote(language)],
      house: { ...testHouse, hasCarbonFootprint: true },
    })),
    { query: '?lng=fr', quotes: () => [fullQuote('fr')] },
  ]);
  expect(papers.map(({ text }) => text.includes('kg de CO2'))).toEqual([...languages.map((language) => language === 'fr'), false]);
});
