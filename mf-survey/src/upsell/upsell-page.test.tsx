import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

afterEach(() => localStorage.clear());

const show = async (options: Parameters<typeof showSurvey>[0] = {}) => {
  const shown = await showSurvey({ path: '/upsell', ...options });
  await heading();
  return shown;
};

test('extras: those of the quote are settled, one more asks the Meeting Scientist', async () => {
  const { puts, where } = await show();
  const isDisabled = (name: string) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).disabled;
  expect(['Team building', 'Bien-être', 'Afterwork', 'Facilitateur'].map(isDisabled)).toEqual([true, true, true, false]);
  await screen.findByText('Sur demande');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Facilitateur' }));
  expect(await screen.findByText('Demandé')).toBeTruthy();
  expect(plainText(document.body)).toContain('Vos extras demandés sont à valider');
  await press('Suivant');
  await heading('Récapitulatif');
  expect(where()).toBe('/summary');
  expect(puts()[0]?.body).toMatchObject({ action: 'next', facilitator: true, teambuilding: false });
  expect(plainText(document.body)).toContain('Facilitateur À valider'.replace(' À', 'À'));
});

test('an extra that has a price shows it before it is asked for, and says how it is billed', async () => {
  const priced = { excludingVat: 41_200, includingVat: 49_440 };
  await show({
    prepare: ({ steps }) => {
      steps['/upsell'].addons = [
        { name: 'teambuilding', state: 'agreed', price: priced },
        { name: 'wellness', state: 'offered', price: { excludingVat: 0, includingVat: 0 } },
        { name: 'facilitator', state: 'offered', price: priced },
        { name: 'afterwork', state: 'in-quote', price: null },
      ];
    },
  });
  const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('checkbox'));
  expect(rows().map((row) => plainText(row).replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/412,00 € HT.*Confirmé par votre Meeting Scientist$/),
    expect.stringMatching(/Offert$/),
    expect.stringMatching(/412,00 € HT$/),
    expect.stringMatching(/Compris dans votre devis$/),
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Facilitateur' }));
  expect(plainText(document.body)).toContain('facturés avec le solde, au prix indiqué');
});

test('an extra that can no more be had says so: it cannot be asked for, and one that was can be given up', async () => {
  const { puts } = await show({
    prepare: ({ steps }) => {
      steps['/upsell'].addons = [
        { name: 'wellness', state: 'offered', price: null },
        { name: 'facilitator', state: 'offered', price: null, isUnavailable: true },
        { name: 'afterwork', state: 'asked', price: null, isUnavailable: true },
      ];
    },
  });
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
  expect(['Bien-être', 'Facilitateur', 'Afterwork'].map((name) => box(name).disabled)).toEqual([false, true, false]);
  expect(screen.getAllByText('Plus disponible')).toHaveLength(2);
  await userEvent.click(box('Afterwork'));
  expect(box('Afterwork').disabled).toBe(true);
  await press('Suivant');
  await heading('Récapitulatif');
  expect(puts()[0]?.body).toMatchObject({ afterwork: false });
});

test('a visitor with the share link learns that they order no extra: they edit the comment, the rest stays as it was', async () => {
  const { puts, survey } = await show({
    overview: { isOwner: false },
    prepare: ({ steps }) => {
      steps['/upsell'].addons = [
        { name: 'facilitator', state: 'asked', price: null },
        { name: 'afterwork', state: 'offered', price: null },
      ];
    },
  });
  expect(plainText(document.body)).toContain('Seul le compte qui a réservé commande un extra');
  for (const box of screen.getAllByRole('checkbox')) expect((box as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByText('Sur demande')).toBeNull();
  await fill(/Commentaire/, 'Un facilitateur bilingue');
  survey.saveElsewhere('/upsell', {
    addons: [
      { name: 'facilitator', state: 'asked', price: null },
      { name: 'afterwork', state: 'asked', price: null },
    ],
  });
  await press('Suivant');
  await screen.findByText('Cette étape a changé entre-temps');
  expect(screen.queryByRole('radiogroup', { name: 'Afterwork' })).toBeNull();
  await press('Garder ces choix');
  await press('Suivant');
  await heading('Récapitulatif');
  expect(puts().at(-1)?.body).toMatchObject({ facilitator: true, afterwork: true, comment: 'Un facilitateur bilingue' });
});
