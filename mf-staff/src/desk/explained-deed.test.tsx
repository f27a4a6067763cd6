import { getCancellation } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { getStaffSurvey } from '@plenary/contracts/staff-surveys.endpoints';
import { languages } from '@plenary/contracts/terms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { fakeEventId, makeSurvey } from '../testing/make-survey.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D9, D26: a refused action says why and what else works.

type Quote = ReturnType<typeof makeBookedQuote>['quote'];
const approved = { status: 'Approved', option: null, standing: 'current' } as const;
const show = (
  jobs: readonly { job: string; scope: string; places: string[] }[],
  quote: Partial<Quote>,
  language?: 'fr' | 'en' | 'es' | 'nl',
) =>
  showStaff(paths.quote(fakeQuoteId), {
    ...(language && { language }),
    platform: { session: { ...samia, jobs: [...jobs] } },
    prepare: ({ answer }) => answer(getBookedQuote, () => makeBookedQuote(quote)),
  });
const finance = { job: 'finance', scope: 'network', places: [] };

test('a job that may not cancel reads which ones may, and presses in vain', async () => {
  const { sent } = await show([finance], approved);
  const button = screen.getByRole('button', {
    name: 'Annuler la réservation',
    description: 'Réservé à : Vente, Direction des ventes et Gestion des événements.',
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
});

test('whoever may do it elsewhere reads that it is the venue that they lack', async () => {
  await show([{ job: 'sales-manager', scope: 'country', places: ['BEL'] }, finance], approved);
  const description = /^Vos fonctions ne le permettent pas dans ce lieu\. Réservé à/;
  expect(screen.getByRole('button', { name: 'Annuler la réservation', description })).toBeTruthy();
});

test('whoever may do it presses a button without a reason', async () => {
  await show([{ job: 'sales', scope: 'network', places: [] }], approved);
  const button = screen.getByRole('button', { name: 'Annuler la réservation' });
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-describedby')]).toEqual([null, null]);
});

test('a quote whose time is over says that a new one is made, in the place of an option', async () => {
  await show([{ job: 'sales', scope: 'network', places: [] }], { option: null, validUntil: '2026-01-01T08:00:00Z' });
  const description = 'Ce devis n’est plus valable : faites-en un nouveau.';
  expect(screen.getByRole('button', { name: 'Poser une option', description })).toBeTruthy();
});

test('a job that lacks both reads of the job, which comes first', async () => {
  await show([finance], { option: null, validUntil: '2026-01-01T08:00:00Z' });
  const description = 'Réservé à : Vente et Direction des ventes.';
  expect(screen.getByRole('button', { name: 'Poser une option', description })).toBeTruthy();
});

test('a cancelled booking says that it is reinstated before it is changed', async () => {
  const fee = { feeExcludingVat: 0, vatBreakdown: [], vat: 0, feeIncludingVat: 0 };
  await showStaff(paths.quote(fakeQuoteId), {
    platform: { session: { ...samia, jobs: [{ job: 'sales', scope: 'network', places: [] }] } },
    prepare: ({ answer }) => {
      answer(getBookedQuote, () => makeBookedQuote({ ...approved, standing: 'cancelled' }));
      answer(
        getCancellation,
        (): CancellationStatement => ({
          ...{ dealId: fakeQuoteId, cancelledAt: '2026-09-20T08:00:00Z', by: 'customer', reason: 'budget', note: '', onBehalf: false },
          fee: { ...fee, receivedOn: '2026-09-20', daysBefore: 16, base: 0, percent: 0, kind: 'indemnity' },
          ...{ agreedExcludingVat: 0, agreedIncludingVat: 0, venueName: 'Comet Ternes', days: ['2026-10-06'], countryCode: 'FRA' },
          customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
        }),
      );
    },
  });
  expect(screen.getByRole('button', { name: 'Reporter ou modifier', description: /rétablissez-la d’abord/ })).toBeTruthy();
});

test.each(languages)('the reasons have their words (%s)', async (language) => {
  await show([finance], approved, language);
  expect(document.body.textContent).not.toMatch(/permitted\.|accounts\.|\{\{/);
});

describe('on a survey', () => {
  const open = (survey: Partial<ReturnType<typeof makeSurvey>>, jobs = [finance]) =>
    showStaff(paths.survey(fakeEventId), {
      platform: { session: { ...samia, jobs } },
      prepare: ({ answer }) => answer(getStaffSurvey, () => ({ ...makeSurvey(), ...survey })),
    });

  test('a job that may not decide on it reads which ones may, once for all ways', async () => {
    const { sent } = await open({});
    const description = 'Réservé à : Direction des ventes et Gestion des événements.';
    await userEvent.click(screen.getByRole('button', { name: 'Accepter', description }));
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer au client', description }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((screen.getByRole('switch', { name: /^Logistique close/ }) as HTMLInputElement).disabled).toBe(true);
    expect(sent()).toEqual([]);
  });

  test('one that waits for its customer says so in the place of a decision', async () => {
    await open({ status: 'TODO' }, [{ job: 'event-manager', scope: 'network', places: [] }]);
    expect(screen.getByRole('button', { name: 'Accepter', description: /^Le client n’a pas encore/ })).toBeTruthy();
  });
});
