import { getDealSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import { placeOptionFor } from '@plenary/contracts/on-behalf.endpoints';
import { changeParticulars, getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeCustomerId } from '../testing/make-customer.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { makeDealSupplements } from '../testing/make-deal-supplements.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const figureOf = (words: RegExp) =>
  screen.getByRole('row', { name: words }).querySelector('td:last-child')?.textContent?.replaceAll(/\s/g, ' ');

test('a quote shows its customer, their contact details, the requested days and the total', async () => {
  await showStaff(paths.quote(fakeQuoteId));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Devis, Atelier Nord');
  expect(screen.getByText('Atelier Nord, Claire Martin')).toBeTruthy();
  expect((await screen.findByRole('link', { name: '+33 1 42 00 00 01' })).getAttribute('href')).toBe('tel:+33142000001');
  expect(screen.getByText('24 personnes, Théâtre, journée, 1 sous-salle, 24 déjeuners')).toBeTruthy();
  expect(screen.getByText(/^Option 1 jusqu’au 21 sept/)).toBeTruthy();
  expect(figureOf(/^Forfait journée.*au catalogue 119,00/)).toBe('2 784,00 €');
  expect(figureOf(/^Remise contrat-cadre Atelier Nord/)).toBe('-310,40 €');
  expect(figureOf(/^TVA 20\s% sur/)).toBe('558,72 €');
  expect(figureOf(/^Total TTC/)).toBe('3 352,32 €');
  const onBoard = screen.getByRole('link', { name: 'Voir au planning' }).getAttribute('href');
  expect(onBoard).toBe('/staff/planning?country=FRA&venue=ternes&from=2026-10-06');
});

test('a quote outlives its customer, and says that the customer is no longer known', async () => {
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) => answer(getBookedQuote, () => ({ ...makeBookedQuote({ option: null, status: 'Approved' }), customer: null })),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Devis pour Comet Ternes');
  expect(screen.getByText('Client effacé')).toBeTruthy();
  expect(screen.getByText('Accepté')).toBeTruthy();
  expect(screen.queryByText(/option|Valable/)).toBeNull();
});

test('a confirmed booking says what was agreed on since and offers the paper of it; one without supplements has no such part', async () => {
  const booked = ({ answer }: Parameters<NonNullable<NonNullable<Parameters<typeof showStaff>[1]>['prepare']>>[0]) => {
    answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null }));
    answer(getDealSupplements, () => makeDealSupplements());
  };
  const { unmount } = await showStaff(paths.quote(fakeQuoteId), { prepare: booked });
  const panel = within(screen.getByRole('region', { name: 'Suppléments convenus' }));
  expect(panel.getByText('Facilitateur, Une heure de plus')).toBeTruthy();
  expect(panel.getByText(/nouveau total\s: 3\s846,72\s€ TTC/)).toBeTruthy();
  expect(panel.getByText(/^Sans 250,00\s€ HT/)).toBeTruthy();
  const link = panel.getByRole('link', { name: 'Télécharger l’annexe (PDF)' });
  expect(link.getAttribute('href')).toBe(`/api/deals/${fakeQuoteId}/supplements/pdf?lng=fr&download=true`);
  unmount();
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) => answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null })),
  });
  expect(screen.queryByRole('region', { name: 'Suppléments convenus' })).toBeNull();
});

// Covers L-D02, L-D06, L-D15.
test('staff write the texts of a quote that is not signed, naming the revision that they saw', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) => {
      answer(getBookedQuote, () => ({ ...makeBookedQuote({ particulars: { headerFreeText: 'Bonjour' } }), particularsRevision: 3 }));
      answer(changeParticulars, ({ body }) => {
        sent.push(body);
        return makeBookedQuote();
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Modifier les textes' }));
  const header = screen.getByLabelText(/^Texte d’en-tête/);
  expect((header as HTMLTextAreaElement).value).toBe('Bonjour');
  await user.clear(header);
  await user.type(header, 'Bonjour Claire');
  await user.type(screen.getByLabelText('TVA de l’apporteur'), 'FR00');
  expect(screen.getByText('Indiquez le nom de l’apporteur.')).toBeTruthy();
  await user.type(screen.getByLabelText('Apporteur d’affaires'), 'Passerelle');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      businessContributor: { name: 'Passerelle', address: '', vatCode: 'FR00' },
      headerFreeText: 'Bonjour Claire',
      additionalServices: '',
      revision: 3,
    },
  ]);
});

test('the texts of a signed quote can be read and not changed', async () => {
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) =>
      answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, particulars: { additionalServices: 'Vestiaire' } })),
  });
  expect(screen.getByText('Vestiaire')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Modifier les textes', description: /ses textes ne changent plus/ });
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Lifecycle L11.
test('a quote that staff sent offers the paper that was sent, and says when and in which language; another one has none', async () => {
  const { unmount } = await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) =>
      answer(getBookedQuote, () => ({ ...makeBookedQuote(), sentPaper: { at: '2026-09-14T08:00:00Z', language: 'nl' as const } })),
  });
  expect(screen.getByText(/^Envoyé au client le 14 sept.*langue\s: Néerlandais$/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Télécharger le devis envoyé' });
  expect(link.getAttribute('href')).toBe(`/api/planning/quotes/${fakeQuoteId}/sent-paper`);
  unmount();
  await showStaff(paths.quote(fakeQuoteId));
  expect(screen.queryByRole('link', { name: 'Télécharger le devis envoyé' })).toBeNull();
});

// Lifecycle L9.
test('a proposal shows its other variants and leads to one more, until there are three', async () => {
  const variant = (quoteId: string, venueName: string) => ({
    ...{ quoteId, venueName, firstDay: '2026-10-06', lastDay: '2026-10-06' },
    ...{ totalExcludingVatPrice: 5_000_00, totalIncludingVatPrice: 6_000_00 },
  });
  const variants = [
    variant('00000000-0000-4000-8000-000000000021', 'Comet Bercy'),
    variant('00000000-0000-4000-8000-000000000022', 'Comet Madrid'),
  ];
  const show = (count: number) =>
    showStaff(paths.quote(fakeQuoteId), {
      prepare: ({ answer }) => {
        const items = makeBookedQuote().quote.items.map((item) => ({ ...item, code: 'FREE_SERVICE' as const }));
        answer(getBookedQuote, () => makeBookedQuote({ items, variants: variants.slice(0, count) }));
        answer(listDeals, () => ({
          deals: [makeDeal({ quoteId: fakeQuoteId, userId: fakeCustomerId })],
          total: 1,
          isMore: false,
          next: null,
        }));
      },
    });
  const { unmount } = await show(1);
  expect(screen.getByRole('link', { name: /^Comet Bercy, .*5\s000\s€\sHT$/ }).getAttribute('href')).toBe(
    paths.quote(variants[0]?.quoteId ?? ''),
  );
  const more = await screen.findByRole('link', { name: 'Proposer une variante' });
  expect(more.getAttribute('href')).toContain(`variantOf=${fakeQuoteId}`);
  unmount();
  await show(2);
  expect(screen.getByRole('link', { name: /^Comet Madrid/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Proposer une variante' })).toBeNull();
});

// Lifecycle L13.
test('an option that cannot be set says what was lost', async () => {
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) => {
      answer(getBookedQuote, () => makeBookedQuote({ option: null, validUntil: '2099-01-01T08:00:00Z' }));
      const reason = { type: 'lunch-full', date: '2027-03-16', pax: 21, most: 20 } as const;
      answer(placeOptionFor, () => refuse('no-longer-available', { members: { reason } }));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Poser une option' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Déjeuner du mardi 16 mars.*il reste 20 places.*il en faut 21/);
});
