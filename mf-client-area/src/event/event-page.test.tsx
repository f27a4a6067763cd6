import { getAttendance } from '@plenary/contracts/attendance.endpoints';
import { getQuote } from '@plenary/contracts/booking.endpoints';
import { getChanges } from '@plenary/contracts/changes.endpoints';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import { answerCharge, getEventQuote, getMeetingEvent } from '@plenary/contracts/meeting-events.endpoints';
import { getPayments } from '@plenary/contracts/payments.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { getSignature } from '@plenary/contracts/signature.endpoints';
import { createShareLink, revokeShareLink } from '@plenary/contracts/survey-share.endpoints';
import { getSummary } from '@plenary/contracts/survey-summary.endpoints';
import { makeSummary } from '@plenary/contracts/testing/make-summary';
import { refuse } from '@plenary/http/refuse';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIds } from '../testing/answer-area.ts';
import { makeBookedQuote, makeSignature } from '../testing/make-booking.ts';
import { makeDetails, makeQuote, quoteId } from '../testing/make-events.ts';
import { plainText, showArea } from '../testing/show-route.ts';

// Covers B-R32–B-R35, B-K09–B-K12, B-X23–B-X26, B-N21, L-K06–L-K13, L-K19, L-U07–L-U09.

const show = async (id: string = fakeIds.todo, options: Partial<Parameters<typeof showArea>[0]> = {}) => {
  const shown = await showArea({ address: `/profile/events/${id}`, ...options });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
const page = () => plainText(document.body);
const plain = (text: unknown) => String(text).replace(/\s+/g, ' ');
const surveyCard = () => screen.queryByRole('region', { name: 'La logistique' });
const button = (name: string) => screen.getByRole('button', { name });

test('the venue card leads to the venue, the scientist can be reached, the event goes into the agenda', async () => {
  const { fake } = await show();
  expect(document.title.replace(/\s/g, ' ')).toBe('Comet Ternes, mar. 19 – mer. 20 janvier 2027 · Comet');
  expect(screen.getByRole('link', { name: 'Voir le lieu' }).getAttribute('href')).toBe('/venues/ternes');
  expect(screen.getByRole('link', { name: 'lucie@comet.example' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')).toBe(
    `/api/meeting-events/${fakeIds.todo}/event.ics`,
  );
  expect(page()).toContain('Merci de vérifier l’heure du déjeuner du second jour.');
  expect(fake.faults).toEqual([]);
});

test('the way of the booking leads back to its venue, its quote and its signature', async () => {
  const { unmount } = await show();
  const steps = within(screen.getByRole('navigation', { name: 'Étapes de votre réservation' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, within(step).queryByRole('link')?.getAttribute('href') ?? null])).toEqual([
    ['Lieu', '/venues/ternes'],
    ['Extras', null],
    ['Devis', `/quotes/${quoteId}`],
    ['Option', null],
    ['Signature', `/quotes/${quoteId}/signature`],
    ['6Préparation', null],
  ]);
  unmount();
  for (const fields of [{ isPast: true }, { quoteId: null }]) {
    const shown = await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails(fields)) });
    expect(screen.queryByRole('navigation', { name: 'Étapes de votre réservation' })).toBeNull();
    shown.unmount();
  }
});

test('the address of an event whose booking has ended leads to how it ended', async () => {
  const { where, fake } = await showArea({
    address: `/profile/events/${fakeIds.todo}`,
    prepare: ({ answer }) => answer(getMeetingEvent, () => refuse('not-found', { members: { endedQuoteId: quoteId } })),
  });
  expect(where()).toBe(`/quotes/${quoteId}/cancellation`);
  expect(fake.faults).toEqual([]);
});

test('the rooms are named, those of each day where they change; unknown ones have no card', async () => {
  const rooms: ReturnType<typeof makeDetails>['rooms'] = [
    { day: '2027-01-19', place: 'plenary', index: 0, roomName: 'Mac-Mahon' },
    { day: '2027-01-19', place: 'subcommittee', index: 0, roomName: 'Wagram' },
    { day: '2027-01-20', place: 'plenary', index: 0, roomName: 'Mac-Mahon' },
  ];
  const card = () => screen.queryByRole('region', { name: 'Vos salles' });
  const { unmount } = await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ rooms })) });
  const lines = within(card() as HTMLElement).getAllByText(/Mac-Mahon/);
  expect(lines.map(plainText)).toEqual(['mar. 19 janvier : Mac-Mahon (plénière) et Wagram', 'mer. 20 janvier : Mac-Mahon']);
  unmount();
  await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ rooms: undefined })) });
  expect(card()).toBeNull();
});

// Lifecycle L19, L21.
test.each([
  ['signature', 'Un avenant attend votre signature', 'Lire et signer l’avenant', '/quotes/7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d12/signature'],
  ['consent', 'Une modification attend votre accord', 'Voir la modification', `/quotes/${quoteId}/change`],
] as const)('a change that waits for the customer is said first, with the way to it (%s)', async (level, title, way, href) => {
  const side = {
    ...{ days: [], rooms: [], items: [], totalExcludingVatPrice: 0, totalIncludingVatPrice: 0, vatBreakdown: [] },
    deposit: { percent: 0, amount: 0 },
  };
  const change: DealChange = {
    ...{ changeId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d11', dealId: quoteId, state: 'offered', level, onBehalf: true },
    ...{ createdAt: '2026-11-20T08:00:00Z', before: side, after: side, difference: { excludingVat: 0, includingVat: 0 } },
    ...{ offeredUntil: '2026-11-27T08:00:00Z', endedAt: null },
    ...(level === 'signature' && { amendmentId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d12' }),
  };
  await show(fakeIds.todo, { prepare: ({ answer }) => answer(getChanges, () => ({ revision: 1, changes: [change] })) });
  expect(page()).toContain(title);
  expect(page()).toContain('Réponse attendue avant le vendredi 27 novembre 2026');
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(href);
});

let clock: jest.SpyInstance | undefined;
const today = (day: string) => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T12:00:00Z`));
};

describe('the page of an event is worth coming back to', () => {
  afterEach(() => clock?.mockRestore());

  test('it counts the days, and says what is to be done by when', async () => {
    today('2026-11-24');
    const { deposit } = makeSignature();
    const { where } = await show(fakeIds.todo, {
      prepare: ({ answer }) => answer(getSignature, () => makeSignature({ deposit: deposit && { ...deposit, dueOn: '2026-11-29' } })),
    });
    const toDo = within(await screen.findByRole('region', { name: /^À faire/ }));
    await toDo.findByRole('link', { name: 'Régler l’acompte' });
    expect(toDo.getAllByRole('listitem').map(plainText)).toEqual([
      'Régler l’acompte jusqu’au dim. 29 novembre11 379,55 € par virement. Si le virement est parti, cette ligne disparaît à sa réception.Régler',
      'Terminer le programme jusqu’au ven. 15 janvier1 réponse manque encore.Compléter',
    ]);
    expect(page()).toContain('J–56');
    expect(page()).toContain('personnes attendues48');
    expect(page()).toContain('moments décrits4 sur 5');
    await userEvent.click(toDo.getByRole('link', { name: 'Régler l’acompte' }));
    expect(where()).toBe(`/quotes/${quoteId}/signature`);
  });

  test('on its day it says so', async () => {
    today('2027-01-19');
    await show();
    expect(page()).toContain('Aujourd’hui');
  });

  test('it tells the days by the hour, with the way to what is missing', async () => {
    await show();
    const day = within(await screen.findByRole('region', { name: 'mercredi 20 janvier' }));
    expect(day.getByText('À compléter')).toBeTruthy();
    expect(day.getAllByRole('listitem').map(plainText)).toEqual([
      '09:00Séminaire de direction48 personnes · Salon Wagram · jusqu’à 17:30',
      '12:15Déjeuner48 personnes · jusqu’à 13:15',
      '–Sous-salle : à décrire12 personnes · Bayen',
    ]);
    expect(day.getByRole('link', { name: 'Sous-salle : à décrire' }).getAttribute('href')).toBe(
      `/survey/${fakeIds.todo}/day/1/subcommittee/0`,
    );
  });

  test('what is paid when adds up', async () => {
    await show();
    const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
    expect((await payments.findAllByRole('definition')).map(plainText)).toEqual(['16 256,50 €', '11 379,55 €', '4 876,95 €']);
  });

  test('the balance of a framework customer is due as their contract says, in its words', async () => {
    const discount = { companyName: 'Grand Compte', percent: 10, amount: 1_000, description: '', dispositions: 'Solde à 45 jours.' };
    await show(fakeIds.todo, { prepare: ({ answer }) => answer(getQuote, () => makeBookedQuote({ discount })) });
    const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
    expect(await payments.findByText('Selon votre contrat, après l’événement. Solde à 45 jours.')).toBeTruthy();
    expect(payments.queryByText(/réception de la facture/)).toBeNull();
  });

  test('what was received and the fees of changes are told, and the deposit that came is nothing to do any more', async () => {
    today('2026-11-24');
    const payment = { id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d13', method: 'transfer' as const, reference: '' };
    const { deposit } = makeSignature();
    await show(fakeIds.todo, {
      prepare: ({ answer }) => {
        answer(getSignature, () => makeSignature({ deposit: deposit && { ...deposit, dueOn: '2026-11-29' } }));
        answer(getPayments, () => ({
          payments: [
            { ...payment, kind: 'refunded' as const, amount: 100_000, day: '2026-11-23' },
            { ...payment, id: payment.id.replace('7b', '8b'), kind: 'received' as const, amount: 1_237_955, day: '2026-11-20' },
          ],
          received: 1_137_955,
          fees: 8_300,
        }));
      },
    });
    const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
    expect((await payments.findAllByRole('definition')).map(plainText)).toEqual([
      ...['16 256,50 €', '83,00 €', '16 339,50 €', '11 379,55 €', '4 959,95 €'],
      ...['-12 379,55 €', '1 000,00 €', '4 959,95 €'],
    ]);
    expect(payments.getByText('Reçu le 20 nov. 2026')).toBeTruthy();
    expect(payments.getByText('Remboursé le 23 nov. 2026')).toBeTruthy();
    expect(payments.queryByRole('link', { name: 'Comment payer l’acompte' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Régler l’acompte' })).toBeNull();
  });

  // Lifecycle L24.
  test('people who came beyond the guaranteed ones are in the balance and the total', async () => {
    await show(fakeIds.todo, {
      prepare: ({ answer }) => answer(getAttendance, () => ({ days: [], extra: { excludingVat: 20_000, includingVat: 24_000 } })),
    });
    const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
    expect((await payments.findAllByRole('definition')).map(plainText)).toEqual([
      ...['16 256,50 €', '240,00 €', '16 496,50 €', '11 379,55 €', '5 116,95 €'],
    ]);
    expect(payments.getByText('Participants au-delà des garantis')).toBeTruthy();
  });

  test('what was received is told where no deposit was asked for, too', async () => {
    const payment = {
      id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d13',
      kind: 'received',
      method: 'card',
      reference: '',
      day: '2026-11-20',
    } as const;
    await show(fakeIds.todo, {
      prepare: ({ answer }) => {
        answer(getSignature, () => makeSignature({ deposit: undefined }));
        answer(getPayments, () => ({ payments: [{ ...payment, amount: 1_600_000 }], received: 1_600_000, fees: 0 }));
      },
    });
    const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
    expect((await payments.findAllByRole('definition')).map(plainText)).toEqual(['16 256,50 €', '-16 000,00 €', '256,50 €']);
  });

  test('supplements agreed on since are in the balance and the total, those without a price are told of', async () => {
    const lunch = { id: 'a', addon: null, label: 'Restaurant extérieur', excludingVat: 61_000, includingVat: 67_100 };
    const unpriced = { id: 'b', addon: 'wellness' as const, excludingVat: null, includingVat: null };
    await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ supplements: [lunch, unpriced] })) });
    const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
    expect((await payments.findAllByRole('definition')).map(plainText)).toEqual([
      ...['16 256,50 €', '671,00 €', '16 927,50 €', '11 379,55 €', '5 547,95 €'],
    ]);
    expect(payments.getByText('sans ceux dont le prix reste à confirmer')).toBeTruthy();
  });

  test('supplements that wait for a price with others are not headed as agreed', async () => {
    const hour = { id: 'a', addon: null, label: 'Une heure de plus', excludingVat: 30_000, includingVat: 36_000 };
    const showWith = (supplements: object[]) =>
      show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ supplements } as object)) });
    const { unmount } = await showWith([hour]);
    expect(screen.getByRole('heading', { name: 'Suppléments convenus' })).toBeTruthy();
    unmount();
    await showWith([hour, { ...hour, id: 'b', awaitsPrice: true }]);
    expect(screen.getByRole('heading', { name: 'Suppléments' })).toBeTruthy();
    expect(screen.getByText(/une fois le prix des personnes accepté/)).toBeTruthy();
  });

  test('supplements agreed on since have a paper among the documents, in the language of the page; without any there is none', async () => {
    const hour = { id: 'a', addon: null, label: 'Une heure de plus', excludingVat: 30_000, includingVat: 36_000 };
    const { quoteId } = makeDetails();
    const { unmount } = await show(fakeIds.todo, {
      prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ supplements: [hour] })),
    });
    const link = within(screen.getByRole('region', { name: 'Documents' })).getByRole('link', { name: 'Suppléments convenus (PDF)' });
    expect(link.getAttribute('href')).toBe(`/api/deals/${quoteId}/supplements/pdf?lng=fr&download=true`);
    unmount();
    await show(fakeIds.todo);
    expect(screen.queryByRole('link', { name: 'Suppléments convenus (PDF)' })).toBeNull();
  });

  test('a supplement whose VAT is not known is left out of the total, and the page says how much', async () => {
    const hour = { id: 'a', addon: null, label: 'Une heure de plus', excludingVat: 30_000, includingVat: null };
    await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ supplements: [hour] })) });
    const payments = within(await screen.findByRole('region', { name: 'Paiements' }));
    await payments.findAllByRole('definition');
    expect(plainText(payments.getByText(/^sans 300,00/))).toBe('sans 300,00 € HT, ajoutés avec leur TVA sur la facture du solde');
    expect(payments.queryByText(/reste à confirmer/)).toBeNull();
  });

  test('a part that cannot be had is asked for again alone', async () => {
    let fails = true;
    await show(fakeIds.todo, {
      prepare: ({ answer }) => answer(getSummary, () => (fails ? refuse('unexpected-error') : makeSummary())),
    });
    const retry = await screen.findByRole('button', { name: 'Recharger : Programme' });
    expect(screen.getByRole('region', { name: 'La logistique' })).toBeTruthy();
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'mardi 19 janvier' })).toBeTruthy();
  });
});

test('what is to be completed leads to the survey, and the press is tracked', async () => {
  const { platform, where } = await show();
  const link = screen.getByRole('link', { name: 'Compléter la logistique' });
  expect(within(surveyCard() as HTMLElement).getByText('Logistique à compléter')).toBeTruthy();
  await userEvent.click(link);
  expect(where()).toBe(`/survey/${fakeIds.todo}`);
  expect(platform.tracked.map(({ event }) => event)).toEqual(['CustomerSurveyButtonClicked']);
});

test('what is saved can be edited', async () => {
  await show(fakeIds.done);
  expect(screen.getByRole('link', { name: 'Modifier la logistique' }).getAttribute('href')).toBe(`/survey/${fakeIds.done}`);
});

test('what was agreed since the signature is said with its date, and can be read', async () => {
  const agreed = { path: 'days.0.lunch.pax', signed: 24, agreed: 38, at: '2027-01-12T10:00:00Z' };
  await show(fakeIds.done, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ agreedChanges: [agreed] })) });
  const card = within(surveyCard() as HTMLElement);
  expect(plainText(surveyCard())).toContain('1 réponse a été convenue depuis la signature, la dernière fois le 12 janv. 2027');
  expect(card.getByRole('link', { name: 'Voir ce qui a été convenu' }).getAttribute('href')).toMatch(/\/summary$/);
});

test('what holds once the customer agrees to its price is not called agreed', async () => {
  const waiting = { path: 'days.0.lunch.pax', signed: 24, agreed: 38, at: '2027-01-12T10:00:00Z', awaitsCustomer: true };
  await show(fakeIds.done, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ agreedChanges: [waiting] })) });
  expect(plainText(surveyCard())).toContain('1 réponse vaut dès que vous acceptez le prix qui vous est proposé.');
  expect(plainText(surveyCard())).not.toContain('convenue');
});

test('people that wait for their price say so in the programme and at the top, beside those of the signed quote', async () => {
  const agreedChanges = ['days.0.plenaries.0.pax', 'days.0.lunch.pax'].map((path) => ({
    ...{ path, signed: 24, agreed: 48, at: '2027-01-12T10:00:00Z', awaitsCustomer: true },
  }));
  await show(fakeIds.done, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ agreedChanges })) });
  const programme = await screen.findByRole('region', { name: 'Programme' });
  await waitFor(() => expect(plainText(programme)).toContain('48 personnes · une fois le prix accepté ; d’ici là, 24'));
  expect(plainText(programme).match(/une fois le prix accepté/g)).toHaveLength(2);
  expect(plainText(document.body)).toContain('personnes attendues, une fois le prix accepté');
});

test('an end that waits for its price says so beside the people that do', async () => {
  const waiting = { at: '2027-01-12T10:00:00Z', awaitsCustomer: true };
  const agreedChanges = [
    { ...waiting, path: 'days.0.plenaries.0.pax', signed: 24, agreed: 48 },
    { ...waiting, path: 'days.0.plenaries.0.endTime', signed: '18:00', agreed: '19:00' },
  ];
  await show(fakeIds.done, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ agreedChanges })) });
  const programme = await screen.findByRole('region', { name: 'Programme' });
  await waitFor(() => expect(plainText(programme)).toMatch(/jusqu’à \d\d:\d\d · une fois le prix accepté ; d’ici là, 18:00/));
});

test('a start that waits for its price tells the one that holds until then, once', async () => {
  const path = 'days.0.plenaries.0.startTime';
  const waiting = { path, signed: '14:00', agreed: '10:00', at: '2027-01-12T10:00:00Z', awaitsCustomer: true };
  await show(fakeIds.done, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ agreedChanges: [waiting] })) });
  const programme = await screen.findByRole('region', { name: 'Programme' });
  await waitFor(() => expect(plainText(programme)).toContain('ce début une fois le prix accepté ; d’ici là, 14:00'));
  expect(plainText(programme).match(/une fois le prix accepté/g)).toHaveLength(1);
});

test('an end that waits for its price where none was signed says nothing of until then', async () => {
  const path = 'days.0.plenaries.0.endTime';
  const waiting = { path, signed: null, agreed: '22:30', at: '2027-01-12T10:00:00Z', awaitsCustomer: true };
  await show(fakeIds.done, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ agreedChanges: [waiting] })) });
  const programme = await screen.findByRole('region', { name: 'Programme' });
  await waitFor(() => expect(plainText(programme)).toMatch(/jusqu’à \d\d:\d\d · une fois le prix accepté(?! ;)/));
});

test('people that differ from what was agreed are called to be validated at the top', async () => {
  const { days, ...rest } = makeSummary();
  const asked = days.map((day) => ({
    ...day,
    plenaries: day.plenaries.map((room) => ({ ...room, pax: { value: 60, hasWarning: true } })),
  }));
  await show(fakeIds.todo, { prepare: ({ answer }) => answer(getSummary, () => ({ ...rest, days: asked })) });
  const people = await screen.findByText(/^personnes attendues/);
  expect(plainText(people)).toBe('personnes attendues, à valider par votre Meeting Scientist');
});

test('a survey that was closed while staff check it is not called approved', async () => {
  const waiting = { isLogOk: true, status: 'WAITING_COMET_VALIDATION' as const };
  await show(fakeIds.waiting, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails(waiting)) });
  expect(plainText(surveyCard())).not.toContain('La logistique est validée');
  expect(plainText(surveyCard())).toContain('Votre Meeting Scientist vérifie vos réponses');
});

test('an extra can be added from the card, where one is to be had', async () => {
  const showWhere = (canAskForAddons: boolean) =>
    show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ canAskForAddons })) });
  const link = () => within(surveyCard() as HTMLElement).queryByRole('link', { name: 'Ajouter un extra' });
  const { unmount } = await showWhere(true);
  expect(link()?.getAttribute('href')).toBe(`/survey/${fakeIds.todo}/upsell`);
  unmount();
  await showWhere(false);
  expect(link()).toBeNull();
});

test('while staff validates, the survey is closed and cannot be shared', async () => {
  await show(fakeIds.waiting);
  expect(button('Compléter la logistique')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Partager la logistique' })).toBeNull();
});

test('add-ons agreed on since the quote are listed on its card with their price, and how they are billed', async () => {
  await show(fakeIds.todo, {
    prepare: ({ answer }) =>
      answer(getMeetingEvent, () =>
        makeDetails({
          supplements: [
            { addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 },
            { addon: 'wellness', excludingVat: 0, includingVat: 0 },
            { addon: 'afterwork', excludingVat: null, includingVat: null },
          ],
        }),
      ),
  });
  const card = within(screen.getByRole('region', { name: 'Le devis' }));
  expect(card.getAllByRole('definition').map(plainText)).toEqual(['412,00 € HT, 494,40 € TTC', 'Offert', 'Prix à confirmer']);
  expect(page()).toContain('facturés avec le solde');
});

const overtime = { id: 'charge-1', addon: null, label: 'Une heure de plus', excludingVat: 25_000, includingVat: null };

/** An event with a charge that waits for the customer's answer, until it is given. */
const showCharged = async (refusal?: 'conflict' | 'unexpected-error') => {
  let proposedCharges = [overtime];
  const answers: unknown[] = [];
  const shown = await show(fakeIds.todo, {
    prepare: ({ answer }) => {
      answer(getMeetingEvent, () => makeDetails({ proposedCharges }));
      answer(answerCharge, ({ params, body }) => {
        answers.push([params.chargeId, body.agrees]);
        if (refusal !== 'unexpected-error') proposedCharges = [];
        return refusal ? refuse(refusal) : undefined;
      });
    },
  });
  return { ...shown, answers };
};
const charges = () => screen.queryByRole('region', { name: 'Supplément à confirmer' });

test('a charge in place of an agreed one says so', async () => {
  const proposedCharges = [{ ...overtime, replaces: 24_000 }];
  await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ proposedCharges })) });
  await screen.findByRole('region', { name: 'Supplément à confirmer' });
  expect(plainText(charges() ?? document.body)).toContain('Remplace les 240,00 € HT convenus, qui restent valables si vous refusez.');
});

test.each([
  ['Accepter : Une heure de plus, 250,00 € HT', true, 'Merci, le supplément est convenu.'],
  ['Refuser : Une heure de plus, 250,00 € HT', false, 'C’est noté : rien ne sera facturé. Votre Meeting Scientist vous répond.'],
])('a charge waits for the customer’s word: %s', async (name, agrees, told) => {
  const { answers, platform } = await showCharged();
  expect(page()).toContain('rien n’est facturé sans votre accord');
  await userEvent.click(screen.getByRole('button', { name: (text) => text.replace(/\s/g, ' ') === name }));
  expect(answers).toEqual([['charge-1', agrees]]);
  expect(platform.notices.map(({ text }) => plain(text))).toEqual([told]);
  await waitFor(() => expect(charges()).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each([
  ['conflict', 'Ce supplément a déjà reçu une réponse, ou a été retiré.'],
  ['unexpected-error', 'Votre réponse n’a pas pu être enregistrée. Réessayez.'],
] as const)('a word that is refused as %s says so', async (refusal, told) => {
  const { platform } = await showCharged(refusal);
  await userEvent.click(screen.getByRole('button', { name: /^Accepter/ }));
  expect(platform.notices.map(({ text }) => plain(text))).toEqual([told]);
  await waitFor(() => expect(charges() === null).toBe(refusal === 'conflict'));
});

test('a survey that was closed before its answers were saved is viewed, and not called approved', async () => {
  await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ isLogOk: true, status: 'TODO' })) });
  expect(screen.getByRole('link', { name: 'Voir la logistique' })).toBeTruthy();
  expect(plainText(surveyCard())).toContain('Cette logistique ne se modifie plus ici');
  expect(plainText(surveyCard())).not.toContain('validée');
});

test('without a survey there is no card of it', async () => {
  await show(fakeIds.preparing);
  expect(surveyCard()).toBeNull();
  expect(page()).toContain('Logistique en préparation');
});

test.each([fakeIds.closed, fakeIds.past])('%s can be viewed, and is neither edited nor shared any more', async (id) => {
  await show(id);
  expect(screen.getByRole('link', { name: 'Voir la logistique' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Modifier la logistique' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Partager la logistique' })).toBeNull();
});

// Covers B-K26.
test('the quote is shown in a tab of its own, with the day it last changed', async () => {
  await show();
  const link = screen.getByRole('link', { name: /^Afficher le devis/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    `/api/quotes/${quoteId}/pdf?lng=fr`,
    '_blank',
    'noopener',
  ]);
  expect(page()).toContain('Dernière modification le 20 novembre 2026');
});

describe('the quote card says what can be done with the booking', () => {
  const open = { change: null, postpone: null, cancel: null, postponeDays: 15 };
  const card = () => within(screen.getByRole('region', { name: 'Le devis' }));
  const links = () => card().queryAllByRole('link').map(plainText).slice(1);
  const showWays = (ways: Partial<NonNullable<Quote['ways']>>) =>
    show(fakeIds.todo, { prepare: ({ answer }) => answer(getQuote, () => makeBookedQuote({ ways: { ...open, ...ways } })) });
  const contacts = ['lucie@comet.example', '+33 1 86 76 00 00'];

  test('with the ways to do it', async () => {
    await showWays({});
    expect((await card().findByRole('link', { name: 'Reporter ou modifier' })).getAttribute('href')).toBe(`/quotes/${quoteId}/change`);
    expect(card().getByRole('link', { name: 'Annuler la réservation' }).getAttribute('href')).toBe(`/quotes/${quoteId}/cancellation`);
    expect(card().queryByText(/Meeting Scientist/)).toBeNull();
  });

  test.each([
    [{ postpone: 'too-late-to-postpone' }, /au moins 15 jours avant/, ['Modifier la réservation', 'Annuler la réservation']],
    [{ postpone: 'postponed-before' }, /déjà reporté/, ['Modifier la réservation', 'Annuler la réservation']],
    [{ change: 'by-hand', postpone: 'by-hand' }, /composé cette réservation/, ['Annuler la réservation']],
    [{ change: 'change-open', postpone: 'change-open' }, /attend votre réponse/, ['Annuler la réservation']],
    [{ change: 'begun', postpone: 'begun', cancel: 'begun' }, /^L’événement a commencé/, []],
    [{ change: 'over', postpone: 'over', cancel: 'over' }, /^L’événement est passé/, []],
  ] as const)('and why not, told once, with whom to write to or call: %o', async (ways, text, left) => {
    await showWays(ways);
    expect(await card().findAllByText(text)).toHaveLength(1);
    await card().findByRole('link', { name: '+33 1 86 76 00 00' });
    expect(links()).toEqual([...left, ...contacts]);
  });

  test('where an older release of the service does not say, by the days of the event', async () => {
    await show();
    expect(await card().findByRole('link', { name: 'Annuler la réservation' })).toBeTruthy();
    cleanup();
    await show(fakeIds.past);
    expect(await card().findByText(/^L’événement est passé/)).toBeTruthy();
    expect(card().queryByRole('link', { name: 'Annuler la réservation' })).toBeNull();
  });

  test('where staff booked it without a quote', async () => {
    await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ quoteId: null })) });
    expect(card().getByText(/^Notre équipe a fait cette réservation avec vous, sans devis/)).toBeTruthy();
    expect(card().getByRole('link', { name: 'lucie@comet.example' })).toBeTruthy();
  });
});

test('the paper of the quote is in the language of the page, whatever that of the account', async () => {
  await show(fakeIds.todo, { language: 'en' });
  const link = await screen.findByRole('link', { name: /^Show the quote/ });
  expect(new URL(link.getAttribute('href') ?? '', 'https://book.example').searchParams.get('lng')).toBe('en');
});

test.each([
  ['none is there', { hasQuote: false, lastQuoteDate: null, _links: {} }],
  ['a link is there by mistake', makeQuote({ hasQuote: false })],
])('where %s, the quote card says that there is no quote', async (_, quote) => {
  await show(fakeIds.todo, { prepare: ({ answer }) => answer(getEventQuote, () => quote) });
  expect(page()).toContain('Aucun devis n’accompagne encore cet événement.');
  expect(screen.queryByRole('link', { name: /^Afficher le devis/ })).toBeNull();
});

test('an event without a quote fetches none', async () => {
  const { fake } = await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => makeDetails({ quoteId: null })) });
  expect(page()).toContain('Aucun devis n’accompagne encore cet événement.');
  expect(fake.calls.some(({ address }) => address.includes('/quotes/'))).toBe(false);
});

test('a quote that cannot be asked for leaves the rest of the page, and is reported', async () => {
  const { platform } = await show(fakeIds.todo, { prepare: ({ answer }) => answer(getEventQuote, () => refuse('service-unavailable')) });
  expect(page()).toContain('Le devis ne peut pas être affiché pour le moment.');
  expect(surveyCard()).toBeTruthy();
  expect(platform.reported).toHaveLength(1);
});

// Covers B-M26–B-M27, L-M17–L-M18.
test('a page that has a problem says so and leads back to the client area', async () => {
  const { platform } = await show(fakeIds.todo, { prepare: ({ answer }) => answer(getMeetingEvent, () => refuse('service-unavailable')) });
  expect(plainText(screen.getByRole('heading', { level: 1 }))).toBe('Oups, un problème est arrivé !');
  expect(screen.getByRole('link', { name: 'Retour à l’espace client' }).getAttribute('href')).toBe('/profile/events');
  expect(platform.reported).toHaveLength(1);
});

test.each([
  ['not-found', 404],
  ['authentication-required', 401],
] as const)('%s is raised to the root', async (code, status) => {
  await showArea({ address: `/profile/events/${fakeIds.todo}`, prepare: ({ answer }) => answer(getMeetingEvent, () => refuse(code)) });
  expect((await screen.findByRole('alert')).textContent).toBe(`raised ${status}`);
});

const openShare = async (options: Parameters<typeof show>[1] = {}) => {
  const shown = await show(fakeIds.todo, options);
  await userEvent.click(button('Partager la logistique'));
  const dialog = await screen.findByRole('dialog', { name: 'Partager la logistique' });
  return { ...shown, dialog };
};

// Covers L-H01–L-H05.
describe('the share link', () => {
  afterEach(() => jest.useRealTimers());

  test('opens in a modal, is copied, and says so for five seconds', async () => {
    const user = userEvent.setup();
    const { platform, dialog } = await openShare();
    const field = await within(dialog).findByRole('textbox', { name: 'Lien de partage' });
    const url = (field as HTMLInputElement).value;
    expect(url).toContain(`/survey/${fakeIds.todo}#share=`);
    await user.click(button('Copier le lien'));
    expect(await within(dialog).findByText('Lien copié')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(platform.tracked.map(({ event }) => event)).toEqual(['LogisticsShareLinkButtonClicked', 'LogisticsShareLinkCopied']);
  });

  test('the words leave after five seconds and not before', async () => {
    const { dialog } = await openShare();
    await within(dialog).findByRole('textbox');
    userEvent.setup();
    jest.useFakeTimers();
    await act(async () => button('Copier le lien').click());
    expect(within(dialog).getByText('Lien copié')).toBeTruthy();
    act(() => jest.advanceTimersByTime(4_999));
    expect(within(dialog).getByText('Lien copié')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(within(dialog).queryByText('Lien copié')).toBeNull();
  });

  test('a copy that fails is reported, and says what can be done', async () => {
    const user = userEvent.setup();
    const { platform, dialog } = await openShare();
    await within(dialog).findByRole('textbox');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(button('Copier le lien'));
    expect(await within(dialog).findByText(/La copie n’a pas fonctionné/)).toBeTruthy();
    expect(platform.reported).toHaveLength(1);
    expect(platform.tracked.map(({ event }) => event)).toEqual(['LogisticsShareLinkButtonClicked']);
  });

  test('is switched off, and a new one can be made', async () => {
    const { dialog, fake } = await openShare();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Désactiver ce lien' }));
    expect(await within(dialog).findByText('Le lien ne fonctionne plus.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Créer un nouveau lien' }));
    expect(await within(dialog).findByRole('textbox')).toBeTruthy();
    expect(fake.calls.filter(({ address }) => address.includes('share-link')).map(({ method }) => method)).toEqual([
      'POST',
      'DELETE',
      'POST',
    ]);
  });

  test.each([createShareLink, revokeShareLink])('a failure of $method is said, and may be tried again', async (endpoint) => {
    const { dialog, fake, platform } = await openShare({
      prepare: ({ answer }) => answer(endpoint, () => refuse('service-unavailable')),
    });
    if (endpoint === revokeShareLink) await userEvent.click(await within(dialog).findByRole('button', { name: 'Désactiver ce lien' }));
    expect(plainText(await within(dialog).findByRole('alert'))).toContain('Le lien n’a pas pu être préparé');
    expect(platform.reported).toHaveLength(1);
    fake.answer(createShareLink, () => ({
      url: 'https://comet.example/survey/x',
      createdAt: '2026-11-21T10:00:00Z',
      expiresAt: '2027-01-21T00:00:00Z',
    }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
    expect(await within(dialog).findByRole('textbox')).toBeTruthy();
  });
});
