import { changeDealTerms } from '@plenary/contracts/deal-terms.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { makeDealTerms } from '../testing/make-deal-terms.ts';
import { showStaff } from '../testing/show-staff.ts';

// Lifecycle L18, L19, L24–L27, L30, L32.

const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const nameOf = { consent: 'Hausse acceptée d’un clic, % du prix signé', rise: 'Hausse acceptée d’un clic, € HT au plus' };

test('administrators set terms from a day on, beginning with those in force; of two at once one reads the other’s first', async () => {
  let isStale = true;
  const { sent, platform } = await showStaff(paths.dealTerms, {
    platform: { session: adrien },
    prepare: ({ answer }) =>
      answer(changeDealTerms, () => (isStale ? refuse('stale-version', { members: { current: makeDealTerms() } }) : makeDealTerms())),
  });
  expect(screen.getByRole('row', { name: /^1er janv\. 2026/ }).textContent).toContain('En vigueur');
  const form = within(screen.getByRole('region', { name: 'Fixer des conditions' }));
  expect(form.getByRole('textbox', { name: nameOf.rise })).toHaveProperty('value', '500');
  await type(form.getByLabelText(/^À partir du/), '2027-02-01');
  await type(form.getByRole('textbox', { name: nameOf.consent }), '7');
  await type(form.getByRole('textbox', { name: nameOf.rise }), '750,50');
  const belgium = within(form.getByRole('group', { name: 'Belgique' }));
  await type(belgium.getByRole('textbox', { name: /^Effectif garanti/ }), '5');
  const flexible = within(form.getByRole('group', { name: 'Annulation flexible des contrats-cadres' }));
  const [free] = flexible.getAllByRole('textbox', { name: /^À partir de/ });
  await type(free as HTMLElement, '7');
  await userEvent.selectOptions(belgium.getByRole('combobox', { name: 'Frais de 100 %' }), 'indemnity');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findByText(/^Quelqu’un les a fixées entre-temps/)).toBeTruthy();
  isStale = false;
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual(['Conditions enregistrées.']));
  const [, { from: _, changedBy: __, changedAt: ___, ...inForce }] = makeDealTerms().versions as [
    unknown,
    ReturnType<typeof makeDealTerms>['versions'][0],
  ];
  const { countries } = inForce;
  expect(sent().findLast(({ method }) => method === 'PUT')).toEqual({
    ...{ method: 'PUT', to: '/api/desk/deal-terms/2027-02-01' },
    body: {
      ...inForce,
      ...{ consentPercent: 7, consentRise: 75_050, revision: 0 },
      flexRungs: [
        { minDays: 7, percent: 0 },
        { minDays: 0, percent: 100 },
      ],
      countries: { ...countries, BEL: { ...countries.BEL, guaranteeDays: 5, wholeFee: 'indemnity' } },
    },
  });
});

test('what is typed wrongly is said at its field, and nothing is sent', async () => {
  const { sent } = await showStaff(paths.dealTerms, { platform: { session: adrien } });
  const form = within(screen.getByRole('region', { name: 'Fixer des conditions' }));
  await type(form.getByRole('textbox', { name: nameOf.consent }), '101');
  const spain = within(form.getByRole('group', { name: 'Espagne' }));
  const [last] = spain.getAllByRole('textbox', { name: /^Part due/ }).slice(-1);
  await type(last as HTMLElement, '20');
  const flexible = within(form.getByRole('group', { name: 'Annulation flexible des contrats-cadres' }));
  const [first] = flexible.getAllByRole('textbox', { name: /^Part due/ });
  await type(first as HTMLElement, '101');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findByText('Nombre non valable')).toBeTruthy();
  expect(spain.getByText(/^le pourcentage baisse/i)).toBeTruthy();
  expect(flexible.getByText(/des jours et un pourcentage à chaque palier/i)).toBeTruthy();
  expect(sent().filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('terms to come are opened and written over under their own revision', async () => {
  const { sent } = await showStaff(paths.dealTerms, { platform: { session: adrien } });
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir 1er mars 2027' }));
  const form = within(screen.getByRole('region', { name: 'Fixer des conditions' }));
  expect(form.getByRole('textbox', { name: nameOf.consent })).toHaveProperty('value', '8');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent().findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ consentPercent: 8, revision: 1 }));
});

test('VAT of a country is set from a day on; what is typed wrongly is said at its field', async () => {
  const { sent, platform } = await showStaff(paths.dealTerms, { platform: { session: adrien } });
  const vat = within(screen.getByRole('region', { name: 'TVA par pays' }));
  expect(vat.getByRole('row', { name: /^France, 1er mars 2027/ }).textContent).toMatch(/5,5\s%/);
  await userEvent.selectOptions(vat.getByRole('combobox', { name: 'Pays' }), 'BEL');
  await type(vat.getByLabelText(/^À partir du/), '2027-02-01');
  await type(vat.getByRole('textbox', { name: 'TVA des salles et services, %' }), '21');
  await type(vat.getByRole('textbox', { name: 'TVA de la restauration, %' }), '105');
  await userEvent.click(vat.getByRole('button', { name: 'Fixer les taux' }));
  expect(await vat.findByText('Un pourcentage, deux décimales au plus.')).toBeTruthy();
  await type(vat.getByRole('textbox', { name: 'TVA de la restauration, %' }), '6,5');
  await userEvent.click(vat.getByRole('button', { name: 'Fixer les taux' }));
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual(['Taux enregistrés.']));
  expect(sent().filter(({ method }) => method === 'PUT')).toEqual([
    { method: 'PUT', to: '/api/desk/vat-rates/BEL/2027-02-01', body: { service: 21, food: 6.5, revision: 0 } },
  ]);
});
