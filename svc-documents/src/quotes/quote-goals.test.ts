import { type DocumentGoal, documentGoals } from '@plenary/contracts/documents.schemas';
import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { signatureWordsIn } from '../signature-page/words/by-language.ts';
import { documentsWorld } from '../testing/documents-world.ts';
import { fontsOf } from '../testing/fonts-of.ts';
import { fullQuote, makeQuote } from '../testing/make-quote.ts';
import { outsideTools } from '../testing/outside-tools.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { type ReadPdf, readPdfs } from '../testing/read-pdf.ts';

// Covers L-D01, L-D05, L-D07–L-D14, L-D16–L-D19, L-V01–L-V03, L-V05–L-V08, L-V10.

const cases = documentGoals.flatMap((goal) => languages.map((language) => ({ goal, language })));
const pdfs = new Map<string, { bytes: Uint8Array; read: ReadPdf }>();
const printing = printingWorld();

beforeAll(async () => {
  const world = await documentsWorld({ printer: printing.printer, quotes: (language) => [fullQuote(language)] });
  const all = await Promise.all(
    cases.map(async ({ goal, language }) => {
      const response = await world.get(`/api/quotes/${makeQuote().id}/pdf?goal=${goal}&lng=${language}`);
      return new Uint8Array(await response.arrayBuffer());
    }),
  );
  const read = await readPdfs(all);
  for (const [index, { goal, language }] of cases.entries()) {
    const [bytes, found] = [all[index], read[index]];
    if (bytes && found) pdfs.set(`${goal} ${language}`, { bytes, read: found });
  }
  await Promise.all([printing.stop(), world.close()]);
});
const pdfOf = ({ goal, language }: { goal: DocumentGoal; language: Language }) => {
  const pdf = pdfs.get(`${goal} ${language}`);
  if (!pdf) throw new Error('not printed');
  return pdf;
};

const titles: Record<DocumentGoal, Record<Language, string>> = {
  signature: { fr: 'Devis', en: 'Quote', es: 'Presupuesto', nl: 'Offerte' },
  preview: { fr: 'Devis', en: 'Quote', es: 'Presupuesto', nl: 'Offerte' },
  'booking-estimation': { fr: 'Estimation', en: 'Estimate', es: 'Estimación', nl: 'Raming' },
  proforma: { fr: 'Pro forma', en: 'Pro forma', es: 'Proforma', nl: 'Pro forma' },
  'proforma-preview': { fr: 'Pro forma', en: 'Pro forma', es: 'Proforma', nl: 'Pro forma' },
  'proforma-invoice': { fr: 'Facture pro forma', en: 'Pro forma invoice', es: 'Factura proforma', nl: 'Pro-formafactuur' },
};
/** In every goal: venue, days, lines, discount, fees. */
const lines: Record<Language, string[]> = {
  fr: [
    'Mardi 19 janvier 2027',
    'Mercredi 20 janvier 2027',
    'au lieu de 105,00 €',
    '2 268,00 €',
    'Remise contrat-cadre (10 %) −584,80 €',
    'Frais de dossier (3 %) 157,90 €',
  ],
  en: [
    'Tuesday 19 January 2027',
    'instead of €105.00',
    '€2,268.00',
    'Framework discount (10%) −€584.80',
    'Administration fees (3%) €157.90',
  ],
  es: [
    'Martes, 19 de enero de 2027',
    'en lugar de 105,00 €',
    '2.268,00 €',
    'Descuento contrato marco (10 %) −584,80 €',
    'Gastos de gestión (3 %) 157,90 €',
  ],
  nl: [
    'Dinsdag 19 januari 2027',
    'in plaats van € 105,00',
    '€ 2.268,00',
    'Korting raamcontract (10%) € −584,80',
    'Administratiekosten (3%) € 157,90',
  ],
};
/** In every goal but the estimate: header, totals, deposit, settlement footer. */
const wholes: Record<Language, string[]> = {
  fr: [
    '7B1D1C52',
    '14 septembre 2026',
    '28 septembre 2026',
    'Atelier Nord',
    'Camille Roussel',
    'Total HT 5 421,10 €',
    'Total TVA 894,48 €',
    'Total TTC 6 315,58 €',
    'Acompte de 70 % TTC 4 420,91 €',
    'IBAN FR76',
    'Comet SAS',
  ],
  en: [
    '7B1D1C52',
    '14 September 2026',
    '28 September 2026',
    'Atelier Nord',
    'Camille Roussel',
    'Total excl. VAT €5,421.10',
    'Total incl. VAT €6,315.58',
    'Deposit of 70% incl. VAT €4,420.91',
    'IBAN FR76',
    'Comet SAS',
  ],
  es: [
    '7B1D1C52',
    '14 de septiembre de 2026',
    'Atelier Nord',
    'Camille Roussel',
    'Total sin IVA 5.421,10 €',
    'Total con IVA 6.315,58 €',
    'Anticipo del 70 % con IVA 4.420,91 €',
    'IBAN FR76',
    'Comet SAS',
  ],
  nl: [
    '7B1D1C52',
    '14 september 2026',
    'Atelier Nord',
    'Camille Roussel',
    'Totaal excl. btw € 5.421,10',
    'Totaal incl. btw € 6.315,58',
    'Voorschot van 70% incl. btw € 4.420,91',
    'IBAN FR76',
    'Comet SAS',
  ],
};
const watermarks: Record<Language, string> = { fr: 'Aperçu', en: 'Preview', es: 'Vista previa', nl: 'Voorbeeld' };

describe.each(cases)('$goal in $language', ({ goal, language }) => {
  const isEstimate = goal === 'booking-estimation';

  it('contains the parts of its goal, and none that it omits', () => {
    const { text } = pdfOf({ goal, language }).read;
    for (const part of [titles[goal][language], 'Comet Ternes', '16 avenue des Ternes', ...lines[language]]) expect(text).toContain(part);
    for (const part of wholes[language]) {
      if (isEstimate) expect(text).not.toContain(part);
      else expect(text).toContain(part);
    }
    expect(text.includes(watermarks[language])).toBe(goal === 'preview');
  });

  // Covers L-V04, L-V09.
  it('has its form on a second page exactly where it is to be signed, on A4 throughout', () => {
    const { pages, fields } = pdfOf({ goal, language }).read;
    expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(goal === 'signature' ? 2 : 1).fill([595, 842]));
    expect(fields.length > 0).toBe(goal === 'signature');
    for (const { page } of fields) expect(page).toBe(2);
  });

  it('is a tagged document with its language, title, bookmarks and the mark of PDF/UA', () => {
    const { read } = pdfOf({ goal, language });
    expect(read).toMatchObject({ language, isTagged: true, xmp: { pdfua: '1' } });
    expect(read.title).toContain(titles[goal][language]);
    expect(read.xmp.title).toBe(read.title);
    expect(read.bookmarks).toEqual(expect.arrayContaining([titles[goal][language], lines[language][0]]));
  });

  it('has heads of tables in scope, and words for its three pictures', () => {
    const { bytes, read } = pdfOf({ goal, language });
    const roles = read.structure.map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD']));
    expect(read.structure.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      expect.stringContaining('1'),
      expect.stringContaining('2'),
      expect.stringContaining('3'),
    ]);
    const raw = Buffer.from(bytes).toString('latin1');
    for (const scope of ['Column', 'Row']) expect(raw).toContain(`/Scope /${scope}`);
  });

  it('carries its fonts as fonts', () => {
    const expected = { signature: ['Inter-SemiBold', 'Inter-latin'], 'booking-estimation': [] }[goal as string] ?? ['Inter-SemiBold'];
    expect(fontsOf(pdfOf({ goal, language }).bytes)).toEqual(['Fraunces-SemiBold', 'Inter-Regular', ...expected].toSorted());
  });

  it('is found sound by the tools that this machine has', async () => {
    const complaints: string[] = [];
    for (const tool of await outsideTools()) complaints.push(...(await tool.complaints(pdfOf({ goal, language }).bytes)));
    expect(complaints).toEqual([]);
  });
});

// Covers L-X01–L-X13.
describe.each(languages)('the form in %s', (language) => {
  const words = signatureWordsIn(language);

  it('has every field of the specification, each with its name and tooltip, open to be filled in', () => {
    const { fields } = pdfOf({ goal: 'signature', language }).read;
    expect(fields.map(({ name, option }) => (option ? `${name}=${option}` : name)).toSorted()).toEqual(
      [
        ...['companyName', 'street', 'zipCode', 'city', 'country', 'vatCode', 'recipient', 'email'].map((name) => `billing.${name}`),
        ...['name', 'email', 'phone'].map((name) => `paymentReminder.${name}`),
        ...['kind=with', 'kind=without', 'number'].map((name) => `purchaseOrder.${name}`),
        ...['bank-transfer', 'credit-card'].map((name) => `paymentMethod=${name}`),
        ...['kind=platform', 'url', 'kind=email', 'name', 'address', 'copyTo'].map((name) => `invoicing.${name}`),
        ...['signatory.name', 'signatory.jobTitle', 'company.secondSignatory', 'goodForAgreement=yes', 'signature'],
      ].toSorted(),
    );
    for (const field of fields) {
      expect(field.tooltip).toMatch(/\S/);
      expect(field.readOnly).toBe(false);
    }
    const tooltipOf = (name: string) => fields.find((field) => field.name === name)?.tooltip;
    expect(tooltipOf('billing.vatCode')).toBe(`${words.billing.heading} – ${words.billing.vatCode}`);
    expect(tooltipOf('goodForAgreement')).toBe(words.signature.goodForAgreement);
    expect(fields.find(({ name }) => name === 'signature')?.type).toBe('Sig');
  });

  it('is announced as a form, and shows its labels', () => {
    const { pages, structure, fields } = pdfOf({ goal: 'signature', language }).read;
    expect(structure.filter(({ role }) => role === 'Form')).toHaveLength(fields.length);
    expect(structure.filter(({ role }) => role === 'Link')).toEqual([]);
    const labels = [words.title, ...Object.values(words.billing), ...Object.values(words.invoicing), words.signature.goodForAgreement];
    for (const label of labels) expect(pages[1]?.text.replace(/\s+/g, ' ')).toContain(label.replace(/[’]/g, "'"));
  });
});
