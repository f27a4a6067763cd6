import { getSummary, validateSurvey } from '@plenary/contracts/survey-summary.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import { summaryOf } from '../testing/fake-summary.ts';
import { press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';
import { stepOfField } from './summary-groups.ts';

// Covers B-N07, L-Z01–L-Z15.

afterEach(() => localStorage.clear());

type Options = NonNullable<Parameters<typeof showSurvey>[0]>;
const named: Options['prepare'] = ({ steps }) => {
  for (const path of ['/day/0/plenary/0', '/day/0/subcommittee/0', '/day/0/subcommittee/1', '/day/1/plenary/0'] as const)
    steps[path].displayedMeetingName = 'Séminaire';
};
const show = async (options: Options = {}) => {
  const shown = await showSurvey({ path: '/summary', prepare: named, ...options });
  await heading('Récapitulatif');
  return shown;
};
const page = () => plainText(document.body);
const badges = () => screen.queryAllByText('À valider');

test('all answers are shown in groups, each step with a link to edit it that leads back', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(plainText)).toEqual([
    'Contact',
    'Mardi 19 janvier',
    'Mercredi 20 janvier',
    'Besoins complémentaires',
  ]);
  const edits = screen.getAllByRole('link', { name: /^Modifier/ });
  expect(edits.map((link) => [link.getAttribute('aria-label')?.replace(/\s/g, ' '), link.getAttribute('href')?.split('DEF')[1]])).toEqual([
    ['Modifier : Contact', '?returnTo=summary'],
    ['Modifier : Plénière', '/day/0/plenary/0?returnTo=summary'],
    ['Modifier : Sous-salle 1', '/day/0/subcommittee/0?returnTo=summary'],
    ['Modifier : Sous-salle 2', '/day/0/subcommittee/1?returnTo=summary'],
    ['Modifier : Déjeuner', '/day/0/lunch?returnTo=summary'],
    ['Modifier : Bien-être', '/day/0/wellness?returnTo=summary'],
    ['Modifier : Afterwork', '/day/0/afterwork?returnTo=summary'],
    ['Modifier : Plénière', '/day/1/plenary/0?returnTo=summary'],
    ['Modifier : Team building', '/day/1/team-building?returnTo=summary'],
    ['Modifier : Besoins complémentaires', '/additional-needs?returnTo=summary'],
  ]);
  expect(page()).toContain('Claire');
  expect(page()).toContain('Projecteur ou écran et wifi');
});

test('supplements agreed on since the quote show their price, and a charge leads to the page where the customer answers it', async () => {
  await show({
    prepare: (survey, fake) => {
      named(survey, fake);
      fake.answer(getSummary, () => ({
        ...summaryOf(survey.steps),
        supplements: {
          agreed: [
            { addon: 'facilitator' as const, excludingVat: 41_200, includingVat: 49_440 },
            { addon: 'afterwork' as const, excludingVat: null, includingVat: null },
          ],
          proposed: [{ id: 'charge-1', addon: null, label: 'Une heure de plus', excludingVat: 25_000, includingVat: null }],
        },
      }));
    },
  });
  expect(page()).toContain('Convenu depuis le devisFacilitateur412,00 € HT, 494,40 € TTCAfterworkPrix à confirmer');
  expect(page()).toContain('Une heure de plus250,00 € HT');
  expect(screen.getByRole('link', { name: 'Répondre sur la page de l’événement' }).getAttribute('href')).toMatch(/^\/profile\/events\//);
});

test('a badge stands at each answer that staff has to validate, and at no other', async () => {
  await show({
    prepare: (survey, fake) => {
      named(survey, fake);
      Object.assign(survey.steps['/day/0/plenary/0'], { pax: 30, configuration: 'cabarets' });
      Object.assign(survey.steps['/day/0/wellness'], { duration: 'PT1H' });
    },
  });
  expect(badges().map((badge) => plainText(badge.closest('dd')))).toEqual(['30À valider', 'CabaretÀ valider', '1 hÀ valider']);
  expect(page()).toContain('je dois les valider avant l’événement');
});

test('a summary without warnings is saved, and its modal leads back to the event', async () => {
  const { fake } = await show();
  expect(badges()).toEqual([]);
  await press('Enregistrer');
  const dialog = await screen.findByRole('dialog', { name: 'Votre logistique est enregistrée' });
  expect(fake.calls.filter(({ method }) => method !== 'GET').map(({ method, address }) => [method, address.split('DEF')[1]])).toEqual([
    ['POST', '/customer-survey/validate'],
  ]);
  expect(within(dialog).getByRole('link', { name: 'Retour à l’événement' }).getAttribute('href')).toMatch(/^\/profile\/events\/006/);
  expect(fake.faults).toEqual([]);
});

test('with warnings the modal says so, and the survey waits for staff', async () => {
  await show({
    prepare: (survey, fake) => {
      named(survey, fake);
      survey.steps['/day/0/plenary/0'].pax = 30;
    },
  });
  await press('Enregistrer');
  const dialog = await screen.findByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' });
  expect(plainText(dialog)).toContain('vérifie la faisabilité et l’impact sur le budget');
  await press('Fermer');
  expect(await screen.findByText('Validation Comet en cours')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Modifier/ })).toBeNull();
});

// Covers L-Z14, L-G02.
test('what was agreed since the signature stands beside what was signed, and nothing claims to be as signed', async () => {
  await show({
    prepare: (survey, fake) => {
      named(survey, fake);
      survey.agreed = [
        { path: 'days.0.lunch.pax', signed: 24, agreed: 61, at: '2027-01-12T10:00:00Z' },
        { path: 'days.0.lunch.service', signed: 'service1', agreed: 'external_restaurant', at: '2027-01-12T10:00:00Z' },
        { path: 'days.1.teambuilding.endTime', signed: null, agreed: '22:30', at: '2027-01-12T10:00:00Z' },
      ];
    },
  });
  const agreed = plainText(screen.getByRole('heading', { name: 'Convenu depuis la signature' }).parentElement);
  expect(agreed).toMatch(/Mardi 19 janvier · Déjeuner · Participants61 au lieu de 24 à la signature, convenu le 12 janv. 2027/);
  expect(agreed).toContain('Restaurant extérieur au lieu de 1er service à la signature');
  expect(agreed).toMatch(/Team building · Fin22:30, convenu le/);
  expect(page()).not.toContain('Vos réponses tiennent dans le devis signé');
  await press('Enregistrer');
  expect(plainText(await screen.findByRole('dialog'))).toContain('Vos réponses tiennent dans ce qui a été convenu.');
});

// Covers L-G03.
test('what staff accepted at a price stands apart from what was agreed, with its day, until the customer accepts that price', async () => {
  await show({
    prepare: (survey, fake) => {
      named(survey, fake);
      survey.agreed = [
        { path: 'days.0.lunch.pax', signed: 24, agreed: 61, at: '2027-01-12T10:00:00Z', awaitsCustomer: true, until: 24 },
        { path: 'days.0.lunch.service', signed: 'service1', agreed: 'service2', at: '2027-01-12T10:00:00Z' },
      ];
    },
  });
  const told = (name: string) => plainText(screen.getByRole('heading', { name }).parentElement);
  expect(told('Convenu depuis la signature')).not.toContain('61');
  expect(told('Dès que vous acceptez le prix proposé')).toMatch(
    /Participants61 au lieu de 24 à la signature, validé par votre Meeting Scientist le 12 janv. 2027/,
  );
});

// Covers L-L18.
test('a lunch outside stands with its price, charged unless it is waived', async () => {
  await show({
    prepare: (survey, fake) => {
      named(survey, fake);
      const price = { pax: 61, unitPrice: 1_000, excludingVat: 61_000, includingVat: 67_100, replaces: 24_000 };
      survey.lunchCharges = [{ dayIndex: 0, service: 'meal_trays', ...price }];
    },
  });
  const charges = plainText(screen.getByRole('heading', { name: 'Supplément de déjeuner' }).parentElement);
  expect(charges).toContain('Plateaux-repas · 19 janv. 2027');
  expect(charges).toContain('61 × 10,00 € = 610,00 € HT (671,00 € TTC)');
  expect(charges).toContain('Remplace les 240,00 € HT convenus.');
  expect(charges).toContain('sauf si votre Meeting Scientist vous l’offre');
});

test('a lunch outside that was refused is told as such, and not as charged', async () => {
  await show({
    prepare: (survey, fake) => {
      named(survey, fake);
      const price = { pax: 24, unitPrice: 1_000, excludingVat: 24_000, includingVat: 26_400, isRefused: true } as const;
      survey.lunchCharges = [{ dayIndex: 0, service: 'meal_trays', ...price }];
    },
  });
  const charges = plainText(screen.getByRole('heading', { name: 'Supplément de déjeuner' }).parentElement);
  expect(charges).toContain('Vous l’avez refusé : il n’est pas facturé');
  expect(charges).not.toContain('une fois votre choix validé');
});

test('an extra can be added from the summary', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Ajouter un extra' }).getAttribute('href')).toMatch(/\/upsell\?returnTo=summary$/);
});

test('a visitor with the share link has no event to go back to, nor extras to order', async () => {
  await show({ overview: { isOwner: false } });
  expect(screen.queryByRole('link', { name: 'Ajouter un extra' })).toBeNull();
  await press('Enregistrer');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('link')).toBeNull();
  await press('Revenir au récapitulatif');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('steps with missing answers are pointed out, and nothing is saved', async () => {
  const { fake } = await show({ prepare: undefined });
  const missing = () => screen.getByRole('region', { name: /Complétez d’abord ces étapes/ });
  expect(within(missing()).getAllByRole('link').map(plainText)).toEqual([
    'Mardi 19 janvier · Plénière',
    'Mardi 19 janvier · Sous-salle 1',
    'Mardi 19 janvier · Sous-salle 2',
    'Mercredi 20 janvier · Plénière',
  ]);
  await press('Enregistrer');
  expect(document.activeElement).toBe(missing());
  expect(fake.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('an answer that went missing since is pointed at after the press', async () => {
  const { survey } = await show();
  survey.saveElsewhere('/day/1/plenary/0', { displayedMeetingName: '' });
  await press('Enregistrer');
  expect(await screen.findByRole('link', { name: 'Mercredi 20 janvier · Plénière' })).toBeTruthy();
});

test('a failure is said, and the press may be repeated', async () => {
  const { fake, platform } = await show();
  fake.answer(validateSurvey, () => refuse('service-unavailable'));
  await press('Enregistrer');
  expect((await screen.findByRole('alert')).textContent).toContain('Réessayez dans un instant');
  expect(platform.reported).toHaveLength(1);
  fake.answer(validateSurvey, () => ({ status: 'DONE' as const, hasWarning: false }));
  await press('Enregistrer');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what staff changed since it was read is shown and told, and saved as it is read then', async () => {
  let revision = 4;
  const { survey } = await show({
    prepare: (shown, made) => {
      named(shown, made);
      made.answer(getSummary, () => ({ ...summaryOf(shown.steps), lunchCharges: shown.lunchCharges, revision }));
      made.answer(validateSurvey, ({ query }) =>
        query.revision === revision ? { status: 'DONE' as const, hasWarning: false } : refuse('stale-version'),
      );
    },
  });
  revision = 5;
  const price = { pax: 24, unitPrice: 1_000, excludingVat: 24_000, includingVat: 26_400 };
  survey.lunchCharges = [{ dayIndex: 0, service: 'meal_trays', ...price }];
  await press('Enregistrer');
  expect((await screen.findByRole('alert')).textContent).toContain('Votre logistique a changé entre-temps');
  expect(await screen.findByRole('heading', { name: 'Supplément de déjeuner' })).toBeTruthy();
  await press('Enregistrer');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('signed out meanwhile, it asks to sign in', async () => {
  const { fake, platform } = await show();
  fake.answer(validateSurvey, () => refuse('authentication-required'));
  await press('Enregistrer');
  expect(platform.signIns.map(({ from }) => from.split('DEF')[1])).toEqual(['/summary']);
});

test.each([
  ['contact.email', { type: 'contact' }],
  ['days.1.plenaries.0.pax', { type: 'plenary', dayIndex: 1, index: 0 }],
  ['days.0.subcommittees.3.displayedMeetingName', { type: 'subcommittee', dayIndex: 0, index: 3 }],
  ['days.2.lunch.service', { type: 'lunch', dayIndex: 2 }],
  ['days.0.teambuilding.pax', { type: 'team-building', dayIndex: 0 }],
  ['comment', { type: 'additional-needs' }],
  ['upsell.comment', { type: 'upsell' }],
  ['days.0.brunch.pax', null],
  ['nothing', null],
])('the field %s is answered on %o', (path, step) => {
  expect(stepOfField(path)).toEqual(step);
});
