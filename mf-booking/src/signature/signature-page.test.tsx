import { getQuote } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import {
  completeBilling,
  getSignature,
  inviteSecondSignatory,
  prepareSignature,
  rejectQuote,
  signQuote,
} from '@plenary/contracts/signature.endpoints';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { loadTelephones } from '@plenary/platform/telephone';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { buildForm, buildSignature, buildState, draftId, sha256 } from './state-factory.ts';

const session = {
  id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  companyName: 'Atelier Nord',
  phone: '+33142000000',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));

const showSignature = async (first: Partial<SignatureState> = {}, fields: Partial<Quote> = {}) => {
  const fake = createFake();
  let state = buildState(first);
  fake.answer(getQuote, () => buildQuote(fields));
  fake.answer(getSignature, () => state);
  fake.answer(prepareSignature, () => ({ draftId, sha256 }));
  const shown = showRoute({ address: `/quotes/${quoteId}/signature`, fake, platform: { session } });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...shown,
    fake,
    become: (next: Partial<SignatureState>) => {
      state = buildState(next);
      return state;
    },
  };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (name: string | RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const agreement = () => screen.findByRole('checkbox', { name: /Bon pour accord/ });
/** Leaves the document for the fields that it was printed from. */
const changeFields = async () => {
  await agreement();
  await press('Modifier mes informations');
};

describe('the fields', () => {
  test('start with known values, have the labels and limits of the paper, and stay in the browser without billing data', async () => {
    const { unmount } = await showSignature();
    await changeFields();
    expect(screen.getByRole('textbox', { name: /Raison sociale/ })).toHaveProperty('value', 'Atelier Nord');
    expect(screen.getByRole('textbox', { name: /TVA/ })).toHaveProperty('maxLength', 14);
    expect(screen.getByRole('textbox', { name: 'Nom du signataire' })).toHaveProperty('maxLength', 120);
    await type(/^Ville/, 'Lille');
    await type('Nom du signataire', 'Inès Dubois');
    await userEvent.click(screen.getByRole('radio', { name: 'Avec' }));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Lille|Atelier Nord|billing|paymentReminder|invoicing/);
    unmount();
    await showSignature();
    expect(plainText(document.body)).toContain('Inès Dubois');
    await changeFields();
    expect(screen.getByRole('textbox', { name: /^Ville/ })).not.toHaveProperty('value', 'Lille');
    expect(screen.getByRole('textbox', { name: 'Nom du signataire' })).toHaveProperty('value', 'Inès Dubois');
    expect(screen.getByRole('textbox', { name: /Numéro du bon de commande/ })).toBeTruthy();
  });

  test('at fault are listed with links, in the browser before a call and from the service after one', async () => {
    const { fake, calls } = await showSignature();
    await act(loadTelephones);
    await changeFields();
    const printed = calls.filter(({ method }) => method === 'POST').length;
    await type('Nom du signataire', ' ');
    await userEvent.click(screen.getByText('Envoi des factures et relances'));
    await type(/^Téléphone/, '123');
    await type(/second signataire/, 'claire@atelier-nord.example');
    await type(/TVA/, 'FR12');
    await press('Préparer le document à signer');
    const summary = screen.getByRole('region', { name: '4 champs sont à corriger' });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link').map(plainText)).toEqual([
      'Nom du signataire : Le champ est obligatoire',
      'E-mail du second signataire : Le second signataire doit être une autre personne que vous',
      'N° de TVA intracommunautaire : Le format est invalide',
      'Téléphone : Ce n’est pas un numéro de téléphone. Hors de France, il commence par + et l’indicatif du pays',
    ]);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(printed);

    await type('Nom du signataire', 'Claire Martin');
    await type(/second signataire/, '');
    await type(/TVA/, '');
    await type(/^Téléphone/, '');
    fake.answer(prepareSignature, () => refuse('invalid-request', { errors: { 'billing.zipCode': 'invalid_format' } }));
    await press('Préparer le document à signer');
    expect(await screen.findByRole('link', { name: 'Code postal : Le format est invalide' })).toBeTruthy();
  });

  test('say that an earlier signature has ended', async () => {
    await showSignature({ hasLapsed: true });
    await agreement();
    expect(screen.getByText(/Votre signature précédente n’a pas pu être complétée à temps/)).toBeTruthy();
  });

  test.each([
    ['documents-unavailable', /Votre saisie est gardée/],
    ['too-many-requests', /Trop d’essais/],
    ['unexpected-error', /Une erreur est survenue/],
  ] as const)('stay where the document cannot be had (%s)', async (code, words) => {
    const { fake } = await showSignature();
    await changeFields();
    await type(/^Ville/, 'Lille');
    fake.answer(prepareSignature, () => refuse(code));
    await press('Préparer le document à signer');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('textbox', { name: /^Ville/ })).toHaveProperty('value', 'Lille');
  });
});

describe('the document', () => {
  test('is embedded if the browser can, in a tab of its own everywhere, with its fingerprint', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    const shown = await showSignature();
    await agreement();
    const address = `/api/quotes/${quoteId}/signature/document/${draftId}`;
    expect(screen.getByTitle('Document à signer (PDF)').getAttribute('src')).toBe(`${address}#navpanes=0`);
    expect(screen.getByRole('link', { name: 'Ouvrir le document dans un nouvel onglet' }).getAttribute('href')).toBe(address);
    expect(plainText(screen.getByText('Empreinte du document (SHA-256)').nextElementSibling)).toBe(sha256);
    expect(shown.calls.at(-1)).toMatchObject({
      address: `/api/quotes/${quoteId}/signature/document?lng=fr`,
      body: { ...buildForm(), goodForAgreement: true },
    });
  });

  test('is signed after the agreement alone, once for a key of its own, and the page goes on', async () => {
    const shown = await showSignature();
    const { fake, become, calls } = shown;
    const box = await agreement();
    expect(screen.queryByTitle('Document à signer (PDF)')).toBeNull();
    await press('Signer le devis');
    expect(screen.getByText('Cochez la case pour donner votre accord')).toBeTruthy();
    expect(document.activeElement).toBe(box);
    await userEvent.click(box);
    fake.answer(signQuote, () => become({ status: 'Approved', obstacle: 'already-signed', signature: buildSignature({ deadline: null }) }));
    await press('Signer le devis');
    const heading = await screen.findByRole('heading', { level: 1, name: 'C’est confirmé' });
    expect(document.activeElement).toBe(heading);
    const sent = calls.find(({ method, address }) => method === 'POST' && address === `/api/quotes/${quoteId}/signature`);
    expect(sent?.body).toEqual({ draftId, sha256, signatoryName: 'Claire Martin', goodForAgreement: true });
    expect(sent?.headers['idempotency-key']).toBe(`sign-${draftId}`);
    expect(localStorage).toHaveLength(0);
  });

  test('whose signature was not answered may be signed again, with the same key', async () => {
    const shown = await showSignature();
    await userEvent.click(await agreement());
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('lost'));
    await press('Signer le devis');
    expect((await screen.findByRole('alert')).textContent).toMatch(/rien ne sera signé deux fois/);
    globalThis.fetch = fetch;
    shown.fake.answer(signQuote, () =>
      shown.become({ status: 'Devis signé - Missing info', obstacle: 'already-signed', signature: buildSignature() }),
    );
    await press('Signer le devis');
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre devis est signé' })).toBeTruthy();
  });

  test('that is not the one to sign any more is prepared again, with what was typed', async () => {
    const shown = await showSignature();
    await changeFields();
    await type(/^Ville/, 'Lille');
    await press('Préparer le document à signer');
    await userEvent.click(await agreement());
    shown.fake.answer(signQuote, () => refuse('document-changed'));
    await press('Signer le devis');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Préparez-le à nouveau/);
    expect(screen.getByRole('textbox', { name: /^Ville/ })).toHaveProperty('value', 'Lille');
  });

  test('that was signed in another tab leads to the signature', async () => {
    const shown = await showSignature();
    await userEvent.click(await agreement());
    shown.become({ status: 'Approved', obstacle: 'already-signed', signature: buildSignature({ deadline: null }) });
    shown.fake.answer(signQuote, () => refuse('already-signed'));
    await press('Signer le devis');
    expect(await screen.findByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeTruthy();
  });

  test('can be left for the fields, and comes printed anew with what they say', async () => {
    const { calls } = await showSignature();
    await changeFields();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Signer votre devis' }));
    await type('Nom du signataire', 'Inès Dubois');
    await press('Préparer le document à signer');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lisez le document, puis signez' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const printed = calls.filter(({ address }) => address.startsWith(`/api/quotes/${quoteId}/signature/document?`));
    expect(printed.map(({ body }) => (body as { signatory: { name: string } }).signatory.name)).toEqual(['Claire Martin', 'Inès Dubois']);
  });

  test('comes first, under what it costs, who signs and how it is paid; billing is asked for after the signature', async () => {
    const { fake, become } = await showSignature();
    const steps = () => within(screen.getByRole('list', { name: 'Étapes de la signature' }));
    const current = () =>
      steps()
        .getAllByRole('listitem')
        .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
    expect(steps().getAllByRole('listitem').map(plainText)).toEqual(['1Lire et signer', '2Facturation']);
    expect(current()).toBe('1Lire et signer');
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    for (const told of ['6 854,40 €', 'Virement bancaire', 'Claire Martin', 'Aucun', 'réservées une fois la facturation complète'])
      expect(plainText(document.body)).toContain(told);
    await userEvent.click(await agreement());
    fake.answer(signQuote, () => become({ status: 'Devis signé - Missing info', obstacle: 'already-signed', signature: buildSignature() }));
    await press('Signer le devis');
    expect(await screen.findByRole('heading', { level: 2, name: 'Compléter la facturation' })).toBeTruthy();
    expect(current()).toBe('2Facturation');
  });

  test('of a customer whose billing is known is the only step', async () => {
    const { billing } = buildForm();
    const known = { ...billing, street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France', recipient: 'Comptabilité' };
    await showSignature({ form: buildForm({ billing: known }), missing: [] });
    await agreement();
    expect(screen.queryByRole('list', { name: 'Étapes de la signature' })).toBeNull();
    expect(screen.queryByText(/facturation/)).toBeNull();
    expect(plainText(document.body)).toContain('Vos salles sont réservées dès que le devis est signé.');
  });

  test('gives way to the fields where it lacks one of them', async () => {
    await showSignature({ form: buildForm({ signatory: { name: '', jobTitle: '' } }) });
    expect(await screen.findByRole('link', { name: 'Nom du signataire : Le champ est obligatoire' })).toBeTruthy();
  });
});

describe('a signature that waits', () => {
  const secondSignatory = { email: 'nadia@atelier-nord.example', name: null, signedAt: null };

  test('for the second signatory says until when, and invites again', async () => {
    const { fake } = await showSignature({
      status: 'Partially signed',
      obstacle: 'already-signed',
      missing: [],
      signature: buildSignature({ isComplete: false, secondSignatory }),
    });
    expect(plainText(document.body)).toContain('vendredi 27 novembre 2026 à 14:05 (heure d’Europe centrale)');
    expect(screen.queryByRole('link', { name: /certificat/ })).toBeNull();
    fake.answer(inviteSecondSignatory, () => undefined);
    await press('Renvoyer l’invitation');
    expect(await screen.findByText('L’invitation est repartie vers nadia@atelier-nord.example.')).toBeTruthy();
    fake.answer(inviteSecondSignatory, () => refuse('too-many-requests', { retryAfterSeconds: 130 }));
    await press('Renvoyer l’invitation');
    expect(await screen.findByText(/attendez 3\sminutes/)).toBeTruthy();
  });

  test('for its billing requires the missing data, and goes on once it is there', async () => {
    const { fake, become, calls } = await showSignature({
      status: 'Devis signé - Missing info',
      obstacle: 'already-signed',
      signature: buildSignature(),
    });
    await press('Enregistrer la facturation');
    expect(screen.getByRole('region', { name: '5 champs sont à corriger' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await type('Rue', '4 rue des Lilas');
    await type('Code postal', '59000');
    await type('Ville', 'Lille');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'France');
    await type('Destinataire de la facture', 'Comptabilité');
    fake.answer(completeBilling, () =>
      become({ status: 'Approved', obstacle: 'already-signed', signature: buildSignature({ deadline: null }) }),
    );
    await press('Enregistrer la facturation');
    expect(await screen.findByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ billing: { city: 'Lille', zipCode: '59000' } });
    expect(screen.getByRole('link', { name: 'Télécharger le certificat de signature' }).getAttribute('href')).toBe(
      `/api/quotes/${quoteId}/signature/certificate`,
    );
  });

  test('is taken back after a second press alone', async () => {
    const { fake, become, calls } = await showSignature({
      status: 'Partially signed',
      obstacle: 'already-signed',
      missing: [],
      signature: buildSignature({ isComplete: false, secondSignatory }),
    });
    await press('Retirer ma signature');
    await press('Non, garder le devis');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await press('Retirer ma signature');
    fake.answer(rejectQuote, () => {
      become({ status: 'Rejected', obstacle: 'rejected' });
      return undefined;
    });
    await press('Oui, clore le devis');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ce devis est clos' })).toBeTruthy();
  });
});

const deposit = {
  ...{ payee: 'Comet SAS', iban: 'FR76 3000 1007 9412 3456 7890 185', bic: 'BDFEFRPPXXX' },
  ...{ reference: 'D9C25EDE', amount: 1_137_955, dueOn: '2026-11-25' },
};

test('a confirmed booking says what comes next and when, and how the deposit is paid', async () => {
  await showSignature({ status: 'Approved', obstacle: 'already-signed', signature: buildSignature({ deadline: null }), deposit });
  const coming = within(screen.getByRole('region', { name: 'Et maintenant' }));
  expect(coming.getAllByRole('listitem')).toHaveLength(3);
  expect(plainText(coming.getAllByRole('listitem')[0])).toContain('Jusqu’au mer. 25 novembre');
  const paid = screen.getByRole('region', { name: 'L’acompte' });
  for (const told of ['11 379,55 €', 'Comet SAS', deposit.iban, deposit.bic, deposit.reference]) expect(plainText(paid)).toContain(told);
  expect(within(paid).getByRole('img', { name: 'Code de paiement du virement' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')).toBe(`/api/quotes/${quoteId}/event.ics`);
  expect(document.querySelector('details')?.open).toBe(false);
});

test('a booking without a deposit has two steps to come, and no account to pay', async () => {
  await showSignature({ status: 'Approved', obstacle: 'already-signed', signature: buildSignature({ deadline: null }) });
  expect(within(screen.getByRole('region', { name: 'Et maintenant' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'L’acompte' })).toBeNull();
});

test.each([
  ['rejected', 'Ce devis est clos', 'Faire un nouveau devis'],
  ['already-signed', 'Ce devis est accepté', 'Voir mes événements'],
  ['quote-expired', 'Ce devis a expiré', 'Faire un nouveau devis'],
  ['no-longer-available', 'Ces salles ne peuvent plus être réservées', 'Voir d’autres lieux'],
] as const)('a quote that cannot be signed (%s) says why and what helps', async (obstacle, headline, way) => {
  await showSignature({ obstacle });
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

test('an amendment is signed in one step under its own name, and the booking is changed', async () => {
  const { fake, become } = await showSignature({}, { amends: '06d15591-0000-4000-8000-000000000077' });
  expect(screen.queryByRole('list', { name: 'Étapes de la signature' })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: /j’accepte l’avenant et ses conditions/ }));
  fake.answer(signQuote, () => become({ status: 'Approved', obstacle: 'already-signed', signature: buildSignature({ deadline: null }) }));
  await press('Signer l’avenant');
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre réservation est modifiée' })).toBeTruthy();
});

test('an amendment is signed as one: the booking stands until then, and giving it up closes the amendment alone', async () => {
  await showSignature({}, { amends: '06d15591-0000-4000-8000-000000000077' });
  expect(screen.getByRole('heading', { level: 1, name: 'Signer votre avenant' })).toBeTruthy();
  expect(plainText(document.body)).toContain('Votre réservation reste confirmée telle quelle');
  expect(plainText(document.body)).toContain('Les suppléments convenus avec votre logistique, s’il y en a, s’y ajoutent.');
  await press('Renoncer à cet avenant');
  expect(await screen.findByText('Renoncer à cet avenant ?')).toBeTruthy();
});

test.each(['rejected', 'quote-expired'] as const)(
  'an amendment that cannot be signed (%s) leads to the booking, which stays',
  async (obstacle) => {
    const amends = '06d15591-0000-4000-8000-000000000077';
    await showSignature({ obstacle }, { amends });
    expect(screen.getByRole('heading', { level: 1, name: 'Cet avenant est clos' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voir la réservation actuelle' }).getAttribute('href')).toBe(`/quotes/${amends}`);
    expect(screen.queryByRole('link', { name: 'Faire un nouveau devis' })).toBeNull();
  },
);

test('a user with an unproven mailbox sees how to prove it, and goes on once it is', async () => {
  const { become } = await showSignature({ obstacle: 'mailbox-unproven' });
  expect(plainText(document.body)).toContain('claire@atelier-nord.example');
  become({});
  await press('C’est fait, vérifier');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Lisez le document, puis signez' })).toBeTruthy());
});

test('the signature of a cancelled booking says so, and keeps its document within reach', async () => {
  const signature = buildSignature({ isComplete: true });
  await showSignature({ status: 'Approved', signature }, { status: 'Approved', standing: 'cancelled' });
  expect(screen.getByRole('heading', { level: 1, name: 'Cette réservation est annulée' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir le décompte' }).getAttribute('href')).toBe(`/quotes/${quoteId}/cancellation`);
  expect(screen.getByRole('link', { name: 'Télécharger le document signé' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Préparer mon événement' })).toBeNull();
  expect(plainText(document.body)).not.toContain('vos salles chez Comet Ternes sont réservées');
});

// Lifecycle L8.
test('a document signed by hand says when it came and who recorded it, and offers no certificate', async () => {
  const signature = buildSignature({ deadline: null, paper: { receivedOn: '2026-11-19' } });
  await showSignature({ status: 'Approved', signature }, { status: 'Approved' });
  expect(screen.getByText('Signé sur papier')).toBeTruthy();
  expect(screen.getByText(/^Claire Martin, reçu le jeudi 19 novembre 2026, enregistré par notre équipe le .*20 nov/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Télécharger le document signé' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Télécharger le certificat de signature' })).toBeNull();
});

// Lifecycle L13.
test.each([
  [
    { reason: { type: 'rooms-taken', dates: ['2026-10-06'] } },
    /Complet le mardi 6 oct.*: les salles qu’il vous faut sont prises\. Le devis ne peut plus être signé tel quel\.$/,
  ],
  [
    { reason: { type: 'set-up-too-small', date: '2026-10-06', pax: 24, most: 20, configuration: 'u' } },
    /ce lieu accueille 20 personnes au plus\. Le devis/,
  ],
  [{ lack: 'seats' }, /déjeuner/],
  [{}, /Ces salles viennent d’être prises par un autre client/],
])('a signature whose rooms were lost says what was lost: %j', async (members, words) => {
  const { fake } = await showSignature();
  await changeFields();
  fake.answer(prepareSignature, () => refuse('no-longer-available', { members }));
  await press('Préparer le document à signer');
  expect(plainText(await screen.findByRole('alert'))).toMatch(words);
});
