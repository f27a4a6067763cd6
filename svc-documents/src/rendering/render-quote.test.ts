import { type DocumentGoal, documentGoals } from '@plenary/contracts/documents.schemas';
import { frenchSpaces } from '@plenary/contracts/french-spaces';
import type { Quote } from '@plenary/contracts/quote';
import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { type Fonts, readFonts, withFonts } from '../fonts/font-faces.ts';
import { paperFormat } from '../paper/paper-format.ts';
import { type MapQuoteInput, mapQuote } from '../quotes/map-quote.ts';
import { fullQuote, longQuote, makeItem, makeQuote, makeVenue } from '../testing/make-quote.ts';
import { testCustomer, testHouse, testNow } from '../testing/test-house.ts';
import { renderQuote } from './render-quote.tsx';

// Covers L-D01.

const rendered = (overrides: Partial<MapQuoteInput> = {}) => {
  const document = mapQuote({
    quote: fullQuote('fr'),
    language: 'fr',
    goal: 'preview',
    customer: testCustomer,
    house: testHouse,
    now: testNow,
    ...overrides,
  });
  return renderQuote({ document }).html;
};
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
const styleOf = (html: string) => html.slice(0, html.indexOf('<body>'));

describe('the page of a quote', () => {
  it('prints a value literally, for any characters', () => {
    const html = rendered({
      customer: { ...testCustomer, companyName: '<img src=x>' },
      quote: makeQuote({
        items: [makeItem({ description: '</td><script>alert(1)</script>' })],
        buildingName: '"><b>',
        particulars: { headerFreeText: '<iframe>', additionalServices: '<object>' },
      }),
      house: { ...testHouse, settlementCompany: { ...testHouse.settlementCompany, footer: '</style><script>' }, brandName: '<i>Comet</i>' },
    });
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toMatch(/<img|<script|<b>|<i>|<iframe|<object/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('shows credits for a quote paid in credits, and for no other', () => {
    const words = { fr: 'Total en crédits', en: 'Total in credits', es: 'Total en créditos', nl: 'Totaal in credits' };
    for (const language of languages) {
      const html = bodyOf(rendered({ quote: { ...fullQuote(language), credits: 1_264 }, language }));
      expect(html.replaceAll(/[\s.,]/g, '')).toContain(`${words[language].replaceAll(' ', '')}</th><td>1264</td>`);
      expect(html).toContain('€');
      expect(bodyOf(rendered({ quote: fullQuote(language), language }))).not.toContain(words[language]);
    }
  });

  // Lifecycle L9.
  it.each(languages)(
    'lists the variants of its proposal with what each comes to, itself in front, while it can be signed (%s)',
    (language) => {
      const other = {
        quoteId: 'a1b2c3d4-6f0e-4c37-9d1c-2f5f7b0a9e05',
        venueName: 'Comet Bourse',
        ...{ firstDay: '2027-03-09', lastDay: '2027-03-10' },
        totalExcludingVatPrice: 12_345_00,
        totalIncludingVatPrice: 14_567_89,
      };
      const quote = { ...fullQuote(language), status: 'Presented' as const, variants: [other] };
      const html = bodyOf(rendered({ language, quote }));
      const list = html.slice(html.indexOf('class="variants"'), html.indexOf('</section>', html.indexOf('class="variants"')));
      const [own, another] = list.slice(list.indexOf('<tbody>')).split('</tr>');
      const format = paperFormat(language);
      for (const told of [quote.buildingName, format.money(quote.totalIncludingVatPrice)]) expect(own).toContain(told);
      for (const told of ['A1B2C3D4', 'Comet Bourse', format.money(12_345_00), format.money(14_567_89)]) expect(another).toContain(told);
      const ended = bodyOf(rendered({ language, quote: { ...quote, status: 'Rejected' } }));
      expect(ended).not.toContain('class="variants"');
      expect(bodyOf(rendered({ language, quote: fullQuote(language) }))).not.toContain('class="variants"');
    },
  );

  it('needs nothing from outside', async () => {
    expect(withFonts(rendered({ goal: 'signature' }), await readFonts())).not.toMatch(/https?:|url\((?!data:)|src="|<link|@import/);
  });

  it.each(languages)('is called a quote and never an invoice in %s', (language) => {
    const html = rendered({ language, quote: fullQuote(language) });
    expect(html).toContain(`<html lang="${language}">`);
    const title = { fr: 'Devis', en: 'Quote', es: 'Presupuesto', nl: 'Offerte' }[language];
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(bodyOf(html)).not.toMatch(/factur|invoice/i);
  });

  // Covers L-D11–L-D13.
  it('shows the price of the list where another is charged, and only there', () => {
    const priced = (unitPrice: number) =>
      bodyOf(rendered({ quote: makeQuote({ items: [makeItem({ unitPrice, catalogPrice: 10_500 })] }) }));
    expect(priced(9_450)).toContain('<span>94,50\u00a0€</span><span class="subtext">au lieu de <s>105,00\u00a0€</s></span>');
    expect(priced(10_500)).not.toContain('au lieu de');
  });

  it.each([
    ['fr', '0 % (31 ou plus) · 50 % (30–8) · 100 % (7–0)'],
    ['en', '0% (31 or more) · 50% (30–8) · 100% (7–0)'],
    ['es', '0 % (31 o más) · 50 % (30–8) · 100 % (7–0)'],
    ['nl', '0% (31 of meer) · 50% (30–8) · 100% (7–0)'],
  ] as const)('says in %s what a cancellation costs, before it is signed, where terms are frozen on the quote', (language, words) => {
    const rungs = [
      { minDays: 31, percent: 0, kind: 'indemnity' as const },
      { minDays: 8, percent: 50, kind: 'indemnity' as const },
      { minDays: 0, percent: 100, kind: 'service' as const },
    ];
    const quote = { ...fullQuote(language), cancellationTerms: { id: 'FRA-2026', version: 1, rungs } };
    for (const goal of ['preview', 'signature'] as const)
      expect(bodyOf(rendered({ quote, language, goal })).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
    expect(bodyOf(rendered({ quote: fullQuote(language), language }))).not.toContain('(30–8)');
  });

  it.each([
    ['fr', ['12 % de participants en moins, jusqu’à 9 jours avant', 'de 1 mois au plus, jusqu’à 20 jours avant', '1 jour avant, à midi']],
    ['en', ['12% fewer people, until 9 days before', 'by at most 1 month, until 20 days before', '1 day before, at noon']],
    ['es', ['12 % de asistentes menos, hasta 9 días antes', '1 mes como máximo, hasta 20 días antes', '1 día antes, a mediodía']],
    ['nl', ['12% minder deelnemers, tot 9 dagen vooraf', 'hoogstens 1 maand, tot 20 dagen vooraf', '1 dag vooraf, om 12 uur']],
  ] as const)('says in %s what is free and when people are final, as frozen on the quote', (language, sentences) => {
    const cancellationTerms = {
      ...{ id: 'FRA', version: 1, rungs: [{ minDays: 0, percent: 100, kind: 'service' as const }] },
      ...{ freeReduction: { percent: 12, minDays: 9 }, postponement: { minDays: 20, months: 1 }, guaranteeDays: 1 },
    };
    const html = bodyOf(rendered({ quote: { ...fullQuote(language), cancellationTerms }, language, goal: 'signature' }));
    for (const words of sentences) expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
  });

  const rooms = [
    { day: '2027-01-19', place: 'plenary', index: 0, roomName: 'Salon Mac-Mahon' },
    { day: '2027-01-19', place: 'subcommittee', index: 0, roomName: 'Wagram' },
  ] as const;

  it.each([
    ['fr', 'Vos salles', 'Salon Mac-Mahon (plénière) et Wagram'],
    ['en', 'Your rooms', 'Salon Mac-Mahon (plenary) and Wagram'],
    ['es', 'Sus salas', 'Salon Mac-Mahon (plenaria) y Wagram'],
    ['nl', 'Uw zalen', 'Salon Mac-Mahon (plenaire zaal) en Wagram'],
  ] as const)('names in %s the rooms that are held or booked, for every goal', (language, title, names) => {
    for (const goal of documentGoals) {
      const html = bodyOf(rendered({ quote: makeQuote({ rooms: [...rooms] }), language, goal }));
      expect(html).toContain(`<h2>${title}</h2><p>${names}</p>`);
      expect(bodyOf(rendered({ language, goal }))).not.toContain('class="rooms"');
    }
  });

  const expectedRooms = {
    by: 'option' as const,
    rank: 1,
    rooms: rooms.map((room) => ({ ...room, pax: room.place === 'plenary' ? 24 : 8, configuration: 'theater' as const })),
  };

  it.each([
    [
      'fr',
      'Salles retenues si vous posez l’option',
      'Salon Mac-Mahon (plénière), 24 en théâtre · Wagram, 8 en théâtre',
      'rien ne les retient',
    ],
    [
      'en',
      'Rooms held if you place the option',
      'Salon Mac-Mahon (plenary), 24 theatre style · Wagram, 8 theatre style',
      'nothing holds them',
    ],
    ['es', 'Salas retenidas si toma la opción', 'Salon Mac-Mahon (plenaria), 24 en teatro · Wagram, 8 en teatro', 'nada las retiene'],
    ['nl', 'Zalen die een optie voor u vasthoudt', 'Salon Mac-Mahon (plenaire zaal), 24 in theater', 'nog niets houdt ze vast'],
  ] as const)(
    'names in %s the rooms that an option would get on the day of its printing, as an expectation',
    (language, title, names, note) => {
      const html = bodyOf(rendered({ quote: makeQuote({ expectedRooms }), language, goal: 'preview' }));
      expect(html).toContain(`<h2>${title}</h2><p>${names}`);
      expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(note);
      const behind = bodyOf(rendered({ quote: makeQuote({ expectedRooms: { ...expectedRooms, rank: 2 } }), language, goal: 'preview' }));
      expect(behind).toContain(`<p>${names}`);
      expect(behind).not.toContain(`<h2>${title}</h2>`);
    },
  );

  it('names no expected room on a paper to be signed, which books what is free by then, nor where none would be', () => {
    const toSign = bodyOf(rendered({ quote: makeQuote({ expectedRooms }), language: 'fr', goal: 'signature' }));
    expect(toSign).not.toContain('Mac-Mahon');
    expect(toSign).toContain('Vos salles vous sont attribuées à la signature');
    const none = makeQuote({ expectedRooms: { by: 'option', rank: null, rooms: [] } });
    const html = bodyOf(rendered({ quote: none, language: 'fr', goal: 'preview' }));
    expect(html).not.toContain('class="rooms"');
    expect(html).toContain('ce lieu ne pouvait plus accueillir cette demande à ces dates');
  });

  it.each(languages)('says in %s when rooms get their names, while none are held', (language) => {
    const later = /dès qu’elles vous sont gardées|as soon as they are held|en cuanto se le guardan|zodra ze voor u worden/;
    const atSignature = /à la signature|when you sign|al firmar|bij de ondertekening/;
    const paper = (quote: Partial<Parameters<typeof makeQuote>[0]>, goal: DocumentGoal = 'preview') =>
      bodyOf(rendered({ quote: makeQuote(quote), language, goal }));
    const option = { optionId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e03', rank: 2, expiresAt: '2026-09-21T08:00:00Z' };
    for (const quote of [{}, { option }]) expect(paper(quote)).toMatch(later);
    expect(paper({}, 'signature')).toMatch(atSignature);
    for (const quote of [{ option: { ...option, rank: 1 } }, { status: 'Approved' }, { status: 'Rejected' }] as const) {
      expect(paper(quote)).not.toMatch(later);
      expect(paper(quote, 'signature')).not.toMatch(atSignature);
    }
  });

  it('says of a cancelled booking that it holds nothing', () => {
    const html = bodyOf(rendered({ quote: makeQuote({ status: 'Approved', standing: 'cancelled' }), goal: 'proforma' }));
    expect(html).toContain(frenchSpaces('Cette réservation est annulée : aucune salle n’est plus retenue et aucun acompte n’est dû.'));
  });

  // Covers L-D14, L-D16–L-D19.
  it('shows discount, fees and terms where the quote has them, and no empty row where not', () => {
    expect(bodyOf(rendered())).toMatch(/Remise contrat-cadre \(10\s%\).*Frais de dossier \(3\s%\)/);
    expect(bodyOf(rendered())).toContain('Paiement à 45 jours fin de mois.');
    const bare = bodyOf(rendered({ quote: makeQuote() }));
    expect(bare).not.toMatch(/Remise|Frais|Contrat-cadre|Sous-total|Total TVA/);
  });

  // Covers L-D14, L-D16–L-D19.
  it('shows the whole VAT and its rates if there are several', () => {
    expect(bodyOf(rendered())).toMatch(/TVA 10\s%.*TVA 20\s%.*Total TVA.*894,48/);
  });

  // Covers L-D07.
  it('shows the account to pay', () => {
    expect(rendered()).toContain('IBAN\u00a0FR76\u00a00000\u00a01111\u00a02222<br/>BIC COMEFRPP');
  });

  // Covers L-D02–L-D03, L-D06, L-D15.
  it('says what is optional where it is given, and leaves no trace of it where not', () => {
    const given = {
      headerFreeText: 'Bonjour Claire',
      additionalServices: 'Un vestiaire gardé',
      businessContributor: { name: 'Agence Passerelle', address: '8 rue de l’Exemple, Lyon', vatCode: 'FR00 1' },
    };
    const html = bodyOf(rendered({ quote: makeQuote({ particulars: given }) }));
    for (const text of ['Bonjour Claire', 'Un vestiaire gardé', 'Agence Passerelle', '8 rue de l’Exemple, Lyon', 'FR00 1'])
      expect(html).toContain(text);
    const bare = bodyOf(rendered({ customer: null, house: { ...testHouse, meetingScientist: undefined } }));
    expect(bare).not.toMatch(/undefined|null|Client|Meeting Scientist|Apporteur|Prestations complémentaires|free-text|parties/);
  });

  it('prints the customer’s address and VAT number where they are known', () => {
    const html = bodyOf(rendered());
    for (const text of [
      'Atelier Nord',
      '27 boulevard de l’Exemple, 59000 Lille, France',
      'FR00 222222222',
      'Claire Martin',
      'claire@atelier-nord.example',
    ])
      expect(html).toContain(text);
  });

  it('names the person where the company is not known', () => {
    const html = bodyOf(rendered({ customer: { ...testCustomer, companyName: '' } }));
    expect(html.match(/Claire Martin/g)).toHaveLength(1);
  });

  it('prefers the event’s own Meeting Scientist to the house’s', () => {
    const meetingScientist = { firstName: 'Ana', lastName: 'de la Vega', email: 'ana@comet.example', phoneNumber: '+34 600' };
    expect(bodyOf(rendered({ quote: makeQuote({ meetingScientist }) }))).toContain('Ana de la Vega');
    expect(bodyOf(rendered())).toMatch(/Camille Roussel.*camille@comet\.example.*\+33 1 99 00 12 34/);
  });

  it('keeps a short day on one page and lets a long one go on', () => {
    expect(bodyOf(rendered({ quote: longQuote(1, 8) }))).toContain('<table class="day short">');
    expect(bodyOf(rendered({ quote: longQuote(1, 9) }))).toContain('<table class="day">');
  });

  describe('says what the quote holds', () => {
    const option = { optionId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01', rank: 1, expiresAt: '2026-09-21T21:30:00Z' };
    const until = '21 septembre 2026 à 23:30 (heure d’Europe centrale)';
    const states: readonly [string, Partial<Quote>, string][] = [
      ['nothing by itself', {}, frenchSpaces('Ce devis ne retient aucune salle : posez une option')],
      ['its rooms by an option', { option }, `Une option vous garde les salles jusqu’au lundi ${until}.`],
      [
        'none behind another option',
        { option: { ...option, rank: 2 } },
        frenchSpaces(`valable jusqu’au lundi ${until} : un autre client est prioritaire`),
      ],
      [
        'its rooms while its signature is incomplete',
        { option, status: 'Partially signed' },
        `Vos salles vous sont gardées jusqu’au lundi ${until}`,
      ],
      [
        'its rooms for good',
        { status: 'Approved' },
        frenchSpaces('Ce devis est signé et la réservation confirmée : vos salles sont réservées.'),
      ],
      ['nothing, declined', { status: 'Rejected' }, frenchSpaces('Ce devis a été refusé ou retiré : il ne retient aucune salle')],
      [
        'nothing, replaced',
        { status: 'Rejected', supersededBy: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e04' },
        frenchSpaces('Un autre devis remplace celui-ci : lui seul compte.'),
      ],
      [
        'nothing, not accepted before its day',
        { items: [makeItem({ date: '2026-09-14' })] },
        frenchSpaces('Le jour de l’événement est arrivé avant l’acceptation de ce devis'),
      ],
      [
        'nothing, expired',
        { validUntil: '2026-09-14T12:00:00Z' },
        'Ce devis était valable jusqu’au 14 septembre 2026. Il ne retient aucune salle',
      ],
    ];

    it.each(states)('%s', (_, facts, words) => {
      for (const goal of documentGoals) {
        const html = bodyOf(rendered({ goal, quote: makeQuote(facts) }));
        const isToSign = goal === 'signature' && Object.keys(facts).length === 0;
        expect([goal, html.includes(words)]).toEqual([goal, !isToSign]);
        for (const other of states.map(([, , text]) => text)) if (other !== words) expect(html).not.toContain(other);
      }
    });
  });

  it('has a last day of validity while it can be accepted', () => {
    const isDated = (facts: Partial<Quote>) => bodyOf(rendered({ goal: 'proforma', quote: makeQuote(facts) })).includes('Valable jusqu’au');
    expect([isDated({}), isDated({ status: 'Approved' }), isDated({ status: 'Rejected' })]).toEqual([true, false, false]);
  });

  it('tells a deposit that stays while people leave without a percent of the total', () => {
    const { deposit, ...quote } = makeQuote();
    const kept = bodyOf(rendered({ quote: { ...quote, deposit: { ...deposit, amount: deposit.amount + 5_000 } } }));
    expect(kept).toContain('Acompte convenu TTC');
    expect(kept).not.toContain('Acompte de 70');
    expect(bodyOf(rendered({ quote: makeQuote() }))).toContain('Acompte de 70');
  });

  it('is the same text for the same quote', () => {
    expect(rendered()).toBe(rendered());
  });
});

// Covers L-V02–L-V03.
describe('a goal', () => {
  const withGoal = (goal: DocumentGoal) => rendered({ goal });

  it.each(documentGoals)('%s has a watermark exactly where it is a preview', (goal) => {
    expect(bodyOf(withGoal(goal)).includes('class="watermark"')).toBe(goal === 'preview' || goal === 'proforma-preview');
  });

  it.each([
    ['preview', 'fr', '<span class="smaller">Aperçu</span>'],
    ['preview', 'en', '<span class="smaller">Preview</span>'],
    ['preview', 'es', '<span>Vista previa</span>'],
    ['preview', 'nl', '<span>Voorbeeld</span>'],
    ['proforma-preview', 'fr', '<span>Pro forma</span>'],
    ['proforma-preview', 'es', '<span>Proforma</span>'],
  ] as const)('%s carries its word in %s, smaller where it has under 8 signs', (goal, language, watermark) => {
    expect(rendered({ goal, language })).toContain(watermark);
  });

  it.each(documentGoals)('%s has a signature page exactly where it is to be signed', (goal) => {
    expect(withGoal(goal).includes('class="signature-page"')).toBe(goal === 'signature');
  });

  it.each(['Approved', 'Partially signed'] as const)(
    'asks for no signature once it is signed (%s), unless that very one is filled in',
    (status) => {
      const option = { optionId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01', rank: 1, expiresAt: '2026-09-21T21:30:00Z' };
      const quote = makeQuote({ status, option });
      expect(bodyOf(rendered({ quote, goal: 'signature' }))).not.toContain('signature-page');
      const estimate = bodyOf(rendered({ quote, goal: 'booking-estimation' }));
      expect(estimate).toContain('Devis');
      expect(estimate).not.toContain('Estimation');
    },
  );

  // Covers L-V05–L-V08.
  it.each(documentGoals)('%s omits header, totals, deposit and settlement footer exactly where it is an estimate', (goal) => {
    const html = withGoal(goal);
    const isWhole = goal !== 'booking-estimation';
    for (const part of ['class="header"', 'Total HT', 'Total TTC', 'Total du jour', 'Acompte de', 'IBAN'])
      expect(bodyOf(html).includes(part)).toBe(isWhole);
    expect(styleOf(html).includes('Comet\\20 SAS')).toBe(isWhole);
    expect(bodyOf(html)).toContain('Remise contrat-cadre');
  });
});

// Covers L-V12.
describe('the carbon estimate', () => {
  const house = { ...testHouse, hasCarbonFootprint: true };

  it.each(languages)('the carbon estimate is on a paper in %s only if that is French', (language) => {
    expect(bodyOf(rendered({ language, house })).includes('kg de CO2')).toBe(language === 'fr');
  });

  it('is left out where the deployment has none', () => {
    expect(bodyOf(rendered())).not.toContain('CO2');
  });
});

// Covers L-D21–L-D22.
describe('the banner over the lines', () => {
  const bannerIn = (name: string, brandName = 'Comet') =>
    /class="name">([^<]*)</.exec(rendered({ quote: makeQuote({ venue: makeVenue({ name }) }), house: { ...testHouse, brandName } }))?.[1];

  it.each(['Ternes', 'Étoile', 'Place des Victoires', 'Coeur Défense', 'Bercy', 'Louise', 'Levallois'])(
    'names %s with the brand before it',
    (name) => {
      expect(bannerIn(name)).toBe(`Comet ${name}`);
      expect(bannerIn(name, 'Astre')).toBe(`Astre ${name}`);
    },
  );

  it.each(['Bourse', 'Arboretum', 'Ternes Nord', 'Villa Étoile', ''])('is not there for %s', (name) => {
    expect(bannerIn(name)).toBeUndefined();
  });
});

// Covers L-D10.
describe('the pictures of the venue', () => {
  const picture = (url: string) => ({
    sources: [{ url, width: 480 }],
    width: 480,
    height: 320,
    alternative: { fr: 'La verrière', en: '', es: '', nl: '' },
  });
  const withPictures = (urls: string[], language: Language = 'fr') =>
    bodyOf(rendered({ language, quote: makeQuote({ venue: makeVenue({ pictures: { cover: null, carrousel: urls.map(picture) } }) }) }));

  it('are three, drawn in the venue’s colours while there are none', () => {
    const html = withPictures([]);
    expect(html.match(/role="img" aria-label="Ternes, vue \d sur 3"/g)).toHaveLength(3);
    expect(html).toContain('#12463A');
  });

  it('are those at hand as data, and drawn in place of those that would have to be fetched', () => {
    const html = withPictures(['data:image/webp;base64,AAAA', '/pictures/2.webp', 'https://elsewhere.example/3.webp', '/pictures/4.webp']);
    expect(html).toContain('<img class="picture" src="data:image/webp;base64,AAAA" alt="La verrière"/>');
    expect(html.match(/class="picture"/g)).toHaveLength(3);
    expect(html).not.toMatch(/pictures\/|elsewhere/);
  });

  it('have a description of what is shown: a drawing differs from its picture, and none is empty', () => {
    const html = withPictures(['/pictures/1.webp', 'data:image/webp;base64,AAAA'], 'en');
    expect(html).toContain('aria-label="Ternes, view 1 of 3"');
    expect(html).toContain('<img class="picture" src="data:image/webp;base64,AAAA" alt="Ternes, view 2 of 3"/>');
    expect(withPictures(['/pictures/1.webp'])).not.toContain('La verrière');
  });
});

describe('the fonts of a page', () => {
  const facesFor = (companyName: string) =>
    withFonts(rendered({ customer: { ...testCustomer, companyName } }), fonts).match(/@font-face/g)?.length;
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  it('are those of the scripts in use', () => {
    const latin = facesFor('Atelier Nord');
    expect(latin).toBe(3);
    expect(facesFor('Łódź Meetings')).toBe(6);
    expect(facesFor('Αθήνα')).toBe(5);
    expect(facesFor('Київ')).toBe(5);
  });
});
