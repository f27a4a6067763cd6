import { languages } from '@plenary/contracts/terms';
import { type Fonts, readFonts } from '../fonts/font-faces.ts';
import { mapQuote } from '../quotes/map-quote.ts';
import type { Customer } from '../quotes/quote-document.ts';
import { fullQuote, longQuote, mintItem, mintQuote } from '../testing/mint-quote.ts';
import { renderQuote } from './render-quote.tsx';

const customer: Customer = {
  companyName: 'Atelier Nord',
  contactName: 'Claire Martin',
  email: 'claire@atelier-nord.example',
  phoneNumber: '',
};
let fonts: Fonts;
beforeAll(async () => {
  fonts = await readFonts();
});

const rendered = (overrides: Partial<Parameters<typeof mapQuote>[0]> = {}) =>
  renderQuote(
    mapQuote({
      quote: fullQuote('fr'),
      language: 'fr',
      customer,
      brandName: 'Comet',
      settlementCompany: { footer: 'Comet SAS' },
      ...overrides,
    }),
    fonts,
  );
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));

describe('the page of a quote', () => {
  it('prints a value as it is, whatever it looks like', () => {
    const html = rendered({
      customer: { ...customer, companyName: '<img src=x>' },
      quote: mintQuote({ items: [mintItem({ description: '</td><script>alert(1)</script>' })], buildingName: '"><b>' }),
      settlementCompany: { footer: '</style><script>' },
      brandName: '<i>Comet</i>',
    });
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toMatch(/<img|<script|<b>|<i>/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('needs nothing from outside', () => {
    expect(rendered()).not.toMatch(/https?:|url\((?!data:)|src="|<link|@import/);
  });

  it.each(languages)('is called a quote and never an invoice in %s', (language) => {
    const html = rendered({ language, quote: fullQuote(language) });
    expect(html).toContain(`<html lang="${language}">`);
    const title = { fr: 'Devis', en: 'Quote', es: 'Presupuesto', nl: 'Offerte' }[language];
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(bodyOf(html)).not.toMatch(/factur|invoice/i);
  });

  it.each([
    ['fr', '<span class="smaller">Aperçu</span>'],
    ['en', '<span class="smaller">Preview</span>'],
    ['es', '<span>Vista previa</span>'],
    ['nl', '<span>Voorbeeld</span>'],
  ] as const)('carries the word for preview in %s, smaller where it has under 8 signs', (language, watermark) => {
    expect(rendered({ language })).toContain(watermark);
  });

  it('strikes the catalogue price where another is charged, and only there', () => {
    const priced = (unitPrice: number) =>
      bodyOf(rendered({ quote: mintQuote({ items: [mintItem({ unitPrice, catalogPrice: 10_500 })] }) }));
    expect(priced(9_450)).toContain('<s>105,00\u00a0€</s> <span>94,50\u00a0€</span>');
    expect(priced(10_500)).not.toContain('<s>');
  });

  it('shows discount, fees and terms where the quote has them, and no empty row where not', () => {
    expect(bodyOf(rendered())).toMatch(/Remise contrat-cadre \(10\s%\).*Frais de dossier \(3\s%\)/);
    expect(bodyOf(rendered())).toContain('Paiement à 45 jours fin de mois.');
    const bare = bodyOf(rendered({ quote: mintQuote() }));
    expect(bare).not.toMatch(/Remise|Frais|Contrat-cadre|Sous-total/);
  });

  it('tells where to pay where the settings do', () => {
    expect(rendered({ settlementCompany: { footer: '', iban: 'FR00 0000', bic: 'COMETFRP' } })).toContain('IBAN FR00 0000 · BIC COMETFRP');
    expect(rendered()).not.toContain('IBAN');
  });

  it('leaves the customer out where nobody can be named', () => {
    expect(bodyOf(rendered())).toContain('Atelier Nord');
    expect(bodyOf(rendered({ customer: null }))).not.toContain('Client');
  });

  it('names the person where the company is not known', () => {
    const html = bodyOf(rendered({ customer: { ...customer, companyName: '' } }));
    expect(html.match(/Claire Martin/g)).toHaveLength(1);
  });

  it('keeps a short day on one page and lets a long one go on', () => {
    expect(bodyOf(rendered({ quote: longQuote(1, 8) }))).toContain('<table class="day short">');
    expect(bodyOf(rendered({ quote: longQuote(1, 9) }))).toContain('<table class="day">');
  });

  it('is the same text for the same quote', () => {
    expect(rendered()).toBe(rendered());
  });
});

describe('the fonts of a page', () => {
  const facesFor = (companyName: string) => rendered({ customer: { ...customer, companyName } }).match(/@font-face/g)?.length;

  it('are those of the scripts in use', () => {
    const latin = facesFor('Atelier Nord');
    expect(latin).toBe(2);
    expect(facesFor('Łódź Meetings')).toBe(4);
    expect(facesFor('Αθήνα')).toBe(3);
    expect(facesFor('Київ')).toBe(3);
  });
});
