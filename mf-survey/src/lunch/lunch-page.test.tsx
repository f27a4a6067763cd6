import { saveLunch } from '@plenary/contracts/survey-lunch.endpoints';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, paste, press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

// Covers B-N12, L-L01–L-L18, L-M02–L-M07.

afterEach(() => localStorage.clear());

type Options = Parameters<typeof showSurvey>[0];
const show = async (lunch: Partial<LunchStep> = {}, options: Options = {}) => {
  const shown = await showSurvey({
    path: '/day/0/lunch',
    prepare: ({ steps }) => void Object.assign(steps['/day/0/lunch'], lunch),
    ...options,
  });
  await heading('Déjeuner');
  return shown;
};
const services = () => screen.getAllByRole('radio').map((radio) => plainText(radio.parentElement));
const isDisabled = (name: RegExp) => (screen.getByRole('radio', { name }) as HTMLInputElement).disabled;
const sent = (body: unknown) => {
  const { action: _, version: __, ...answers } = body as Record<string, unknown>;
  return answers;
};

// Covers B-N08–B-N11.
test('two services with their hours and seats are offered, and nothing else', async () => {
  const { puts } = await show();
  expect(services()).toEqual(
    ['1er service · 12:15-13:15 40 places libres', '2e service · 13:30-14:30 60 places libres'].map((text) =>
      text.replace(' 40', '40').replace(' 60', '60'),
    ),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^1er service/ }));
  await paste(/Allergies/, 'Deux sans gluten');
  await press('Suivant');
  await heading('Bien-être');
  expect(sent(puts()[0]?.body)).toEqual({ pax: 24, service: 'service1', service1Full: false, allergies: 'Deux sans gluten', comment: '' });
});

const check = 'votre Meeting Scientist vérifie la faisabilité et l’impact sur le budget';
const messageOf = (field: string) => plainText(document.getElementById(`survey-${field}-message`));

// Covers L-G03, L-Z05.
test('more people than signed and a restaurant elsewhere warn in their fields and in the panel', async () => {
  await show({ serviceCapacities: { service1: 40, service2: 40 }, service: 'service1' });
  expect(messageOf('pax')).toBe('');
  await fill('Participants', '61');
  expect(messageOf('pax')).toBe(`Plus que les 24 participants du devis signé : ${check}.`);
  await userEvent.click(screen.getByRole('radio', { name: /^Restaurant extérieur/ }));
  expect(plainText(screen.getByRole('radiogroup'))).toContain(`Le devis signé prévoit « Déjeuner au restaurant du lieu » : ${check}.`);
  expect(plainText(screen.getByRole('complementary'))).toContain('Je vérifie la faisabilité de vos changements');
  await fill('Participants', '20');
  expect(messageOf('pax')).toBe(`Moins que les 24 participants du devis signé : ${check}.`);
});

// Covers L-L18.
test('meal trays and a restaurant elsewhere tell what they cost for the group', async () => {
  await show({ serviceCapacities: { service1: 10, service2: 10 } });
  expect(services()[2]).toMatch(/10\s?€ HT par personne/);
  await userEvent.click(screen.getByRole('radio', { name: /^Plateaux-repas/ }));
  expect(plainText(document.body)).toContain('Supplément pour ce déjeuner : 24 × 10,00 € = 240,00 € HT (264,00 € TTC)');
  await fill('Participants', '61');
  expect(plainText(document.body)).toContain('61 × 10,00 € = 610,00 € HT (671,00 € TTC)');
});

test('a lunch outside that staff waived is said to be free, of that kind and for those people alone', async () => {
  const waivedOutside = { service: 'meal_trays', excludingVat: 24_000 } as const;
  await show({ serviceCapacities: { service1: 10, service2: 10 }, waivedOutside });
  await userEvent.click(screen.getByRole('radio', { name: /^Plateaux-repas/ }));
  expect(plainText(document.body)).toContain('Votre Meeting Scientist vous l’offre : il n’est pas facturé.');
  await fill('Participants', '61');
  expect(plainText(document.body)).toContain('Il est facturé avec le solde');
  await fill('Participants', '24');
  await userEvent.click(screen.getByRole('radio', { name: /^Restaurant extérieur/ }));
  expect(plainText(document.body)).toContain('Il est facturé avec le solde');
});

test('a lunch outside that staff chose is not said to be invoiced without the customer’s agreement', async () => {
  await show({ isServiceStaffChoice: true, type: 'meal_trays', service: 'service1' });
  expect(plainText(document.body)).toContain(
    'Votre Meeting Scientist l’a choisi : il n’est facturé qu’avec votre accord, que vous donnez en enregistrant',
  );
  expect(plainText(document.body)).not.toContain('Il est facturé avec le solde');
});

test('a lunch outside that is agreed on says so, for those people alone', async () => {
  const agreedOutside = { service: 'meal_trays', excludingVat: 24_000 } as const;
  await show({ isServiceStaffChoice: true, type: 'meal_trays', service: 'service1', agreedOutside });
  expect(plainText(document.body)).toContain('Il est convenu, et facturé avec le solde.');
  await fill('Participants', '61');
  expect(plainText(document.body)).toContain('il n’est facturé qu’avec votre accord');
});

test('what staff propose in place of an agreed lunch outside is not told as served', async () => {
  const agreedOutside = { service: 'external_restaurant', excludingVat: 24_000 } as const;
  await show({ isServiceStaffChoice: true, type: 'meal_trays', service: 'meal_trays', agreedOutside });
  expect(plainText(document.body)).toContain(
    'prévoit : Plateaux-repas. Ce qui est convenu reste : Restaurant extérieur, tant que vous n’avez',
  );
  expect(plainText(document.body)).toMatch(/Il n’est facturé qu’avec votre accord\s: .* proposé\. Remplace les .* HT convenus/);
});

const proposed = { isServiceStaffChoice: true, type: 'meal_trays', service: 'meal_trays' } as const;

test('a lunch that staff propose over that of the venue is served there until the customer accepts it', async () => {
  await show({ ...proposed, unagreedOutside: { answer: 'awaited', instead: 'service1' } });
  const words = plainText(document.body);
  expect(words).toContain('vous propose : Plateaux-repas. Ce qui est convenu reste : 1er service, tant que vous n’avez pas accepté');
  expect(words).toContain('Il est facturé avec le solde si vous l’acceptez, sur la page de votre événement.');
  expect(words).not.toContain('servi ainsi');
});

test('a lunch that staff plan has nothing to answer yet, and is not told as served', async () => {
  await show({ ...proposed, unagreedOutside: { answer: 'awaited', isPlanned: true, instead: 'service1' } });
  const words = plainText(document.body);
  expect(words).toContain('prévoit : Plateaux-repas. Ce qui est convenu reste : 1er service, tant que vous n’avez pas donné votre accord.');
  expect(words).toContain('ou quand il vous est proposé.');
  expect(words).not.toMatch(/servi ainsi|sur la page de votre événement/);
});

test.each([
  ['service1', '1er service'],
  ['external_restaurant', 'Restaurant extérieur'],
  [null, 'À définir avec votre Meeting Scientist'],
] as const)('a lunch that the customer refused is not served: %s is', async (instead, name) => {
  const held = instead === 'external_restaurant' && { agreedOutside: { service: instead, excludingVat: 61_000 } };
  await show({ ...proposed, ...held, unagreedOutside: { answer: 'refused', instead } });
  const words = plainText(document.body);
  expect(words).toContain(`vous proposait : Plateaux-repas. Vous l’avez refusé ; ce qui est convenu reste : ${name}.`);
  expect(words).toContain('Vous l’avez refusé : il n’est pas facturé, sauf si vous acceptez une nouvelle proposition.');
  expect(words).not.toMatch(/servi ainsi|votre accord|si vous l’acceptez/);
});

test('what is agreed of a lunch is told with its people where these are others than are answered', async () => {
  await show({ ...proposed, pax: 26, unagreedOutside: { answer: 'priced', instead: 'meal_trays', pax: 20 } });
  expect(plainText(document.body)).toContain('Ce qui est convenu reste : Plateaux-repas, pour 20 personnes, tant que vous');
});

test('a lunch for other people waits with their price, and says what it replaces', async () => {
  const agreedOutside = { service: 'meal_trays', excludingVat: 20_000 } as const;
  const unagreedOutside = { answer: 'priced', instead: 'meal_trays' } as const;
  await show({ service: 'meal_trays', serviceCapacities: { service1: 10, service2: 10 }, agreedOutside, unagreedOutside });
  const words = plainText(document.body);
  expect(words).toContain('si vous acceptez le prix pour ces personnes. Remplace les 200,00 € HT convenus.');
  expect(words).not.toContain('une fois votre choix validé');
});

test('a lunch outside without a known price says so', async () => {
  await show({ serviceCapacities: { service1: 10, service2: 10 }, outsidePrice: undefined });
  expect(services()[2]).toContain('Supplément à confirmer');
});

test('what was agreed since the signature is what later answers are compared with', async () => {
  await show({ pax: 38, initialPax: 38, agreedFields: ['pax'] });
  expect(messageOf('pax')).toBe('');
  await fill('Participants', '40');
  expect(messageOf('pax')).toBe(`Plus que les 38 convenus : ${check}.`);
});

test.each([
  ['BEL', '12:15-13:15', '13:30-14:30'],
  ['ESP', '13:15-14:15', '14:30-15:30'],
] as const)('in %s the services are at %s and %s', async (venueCountry, first, second) => {
  await show({}, { overview: { venueCountry } });
  expect(services()[0]).toContain(first);
  expect(services()[1]).toContain(second);
});

test('a service is closed for more people than it has seats for, and not for as many', async () => {
  await show({ serviceCapacities: { service1: 24, service2: 23 } });
  expect(isDisabled(/^1er/)).toBe(false);
  expect(isDisabled(/^2e/)).toBe(true);
  expect(services()[1]).toContain('Complet pour 24 personnes');
});

// Covers B-N12.
test('a full service offers two more ways with their prices, and its being full is sent without being shown', async () => {
  const { puts } = await show({ serviceCapacities: { service1: 10, service2: 60 } });
  expect(services().slice(2)).toEqual(['Plateaux-repas+ 10 € HT par personne', 'Restaurant extérieur+ 10 € HT par personne']);
  await userEvent.click(screen.getByRole('radio', { name: 'Plateaux-repas' }));
  await press('Suivant');
  await heading('Bien-être');
  expect(sent(puts()[0]?.body)).toMatchObject({ service: 'meal_trays', service1Full: true });
});

test('more people than there are seats left take the choice back', async () => {
  const { puts } = await show({ service: 'service1' });
  expect(screen.getByRole('radio', { name: /^1er/ })).toHaveProperty('checked', true);
  await fill('Participants', '41');
  expect(screen.getByRole('radio', { name: /^1er/ })).toHaveProperty('checked', false);
  expect(plainText(document.body)).toContain('Ce service est complet pour votre groupe');
  await press('Suivant');
  expect(puts()).toEqual([]);
});

test.each([
  ['at the same time', () => refuse('no-seats', { members: { left: { service1: 10, service2: 60 } } })],
  ['before', () => refuse('invalid-request', { errors: { service: 'invalid_value' } })],
])('seats that others took %s are told in the step, with what is left, and nothing typed is lost', async (_, refused) => {
  const { fake, survey } = await show();
  fake.answer(saveLunch, () => {
    survey.steps['/day/0/lunch'].serviceCapacities = { service1: 10, service2: 60 };
    return refused();
  });
  await userEvent.click(screen.getByRole('radio', { name: /^1er service/ }));
  await paste(/Allergies/, 'Deux sans gluten');
  await press('Suivant');
  expect(await screen.findByRole('link', { name: /Ces places viennent d’être prises/ })).toBeTruthy();
  await waitFor(() => expect(services()[0]).toContain('Complet pour 24 personnes · 10 places libres'));
  expect(isDisabled(/^1er/)).toBe(true);
  expect(isDisabled(/^2e/)).toBe(false);
  expect(services()).toHaveLength(4);
  expect(screen.getByRole('textbox', { name: /Allergies/ })).toHaveProperty('value', 'Deux sans gluten');
});

test('a service that staff chose and that is too small now is told at the number of people', async () => {
  const { fake } = await show({ isServiceStaffChoice: true, service: 'service2' });
  fake.answer(saveLunch, () => refuse('no-seats', { members: { left: { service1: 0, service2: 3 } } }));
  await press('Suivant');
  expect(await screen.findByRole('link', { name: /Il ne reste pas assez de places à ce service/ })).toBeTruthy();
});

test('meal trays that were saved stay choosable when seats come free', async () => {
  await show({ service: 'meal_trays' });
  expect(screen.getByRole('radio', { name: 'Plateaux-repas' })).toHaveProperty('checked', true);
});

test('while nobody knows what is left, no number is shown and nothing is closed', async () => {
  await show({ serviceCapacities: { service1: 999, service2: 999 } });
  expect(services()).toEqual(['1er service · 12:15-13:15', '2e service · 13:30-14:30']);
});

test('the service is required, and the number of people', async () => {
  const { puts } = await show();
  await fill('Participants', '');
  await press('Suivant');
  expect(await screen.findByRole('region', { name: '2 champs requis sont à compléter' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choisissez un service' })).toBeTruthy();
  expect(puts()).toEqual([]);
});

test.each([
  [{ isServiceStaffChoice: true, service: 'service2' }, 'Votre Meeting Scientist a fixé le service du déjeuner : 2e service.'],
  [{ isServiceStaffChoice: true, service: null }, 'Votre Meeting Scientist choisit l’heure du déjeuner pour votre groupe.'],
  [{ type: 'meal_trays' }, 'Ce déjeuner est servi ainsi : Plateaux-repas.'],
  [{ type: 'external_restaurant' }, 'Ce déjeuner est servi ainsi : Restaurant extérieur.'],
] as const)('%o: the choice is not shown, and `any` is sent', async (lunch, words) => {
  const { puts } = await show({ ...lunch, serviceCapacities: { service1: 0, service2: 0 } });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(plainText(document.body)).toContain(words);
  await press('Suivant');
  await heading('Bien-être');
  expect(sent(puts()[0]?.body)).toMatchObject({ service: 'any' });
});

test('allergies of more than 1,000 characters are refused', async () => {
  const { puts } = await show({ service: 'service1' });
  await paste(/Allergies/, 'x'.repeat(1_001));
  await press('Suivant');
  expect(await screen.findByRole('link', { name: /Ce texte est trop long/ })).toBeTruthy();
  expect(puts()).toEqual([]);
});
