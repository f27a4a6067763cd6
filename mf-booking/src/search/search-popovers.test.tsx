import { getCalendar } from '@plenary/contracts/booking.endpoints';
import { documentedSearch } from '@plenary/contracts/search-address';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchFromQuery, searchToQuery } from './search-address.ts';
import { answerCalendar, showSearch } from './search-harness.tsx';
import { dayOn, room, searchOf, thursday, tuesday, wednesday } from './search-test-data.ts';

const open = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Voir les disponibilités' })[0] ?? document.body);
const queryOf = (...days: ReturnType<typeof dayOn>[]) => searchToQuery(searchOf(...days)) ?? '';
const halfDay = dayOn(tuesday, 24, { plenary: room(24, { duration: 'PM' }), lunchPax: undefined });
const choices = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

describe('days', () => {
  // Covers B-C06–B-C10.
  test('weekends, holidays and days outside the window cannot be chosen and say why', async () => {
    showSearch({ query: queryOf(dayOn('2026-12-15')) });
    await open(/^Jours/);
    await screen.findByRole('application');
    const day = (name: RegExp) => screen.getByRole('button', { name });
    const reasonOf = (cell: HTMLElement) =>
      (cell.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    for (const [name, reason] of [
      [/\b10 décembre 2026/, 'Réservation à partir de demain'],
      [/\b12 décembre 2026/, 'Fermé le week-end'],
      [/\b25 décembre 2026/, 'Fermé : Noël'],
    ] as const) {
      expect(day(name).getAttribute('aria-disabled')).toBe('true');
      expect(reasonOf(day(name))).toContain(reason);
    }
    expect(day(/\b11 décembre 2026/).getAttribute('aria-disabled')).toBeNull();
  });

  test('a range may span closed days: they are left out, with a notice', async () => {
    const { sent } = showSearch({ query: queryOf(dayOn('2026-12-15')) });
    await open(/^Jours/);
    await screen.findByRole('application');
    await userEvent.keyboard('{ArrowRight>3/}{Enter}{ArrowRight>2/}{Enter}');
    expect(screen.getByText('Les jours fermés de la période ne sont pas comptés.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Jours/ }).textContent).toContain('2 jours');
    await send();
    expect(searchFromQuery(sent[0] ?? '').days.map(({ date }) => date)).toEqual(['2026-12-18', '2026-12-21']);
  });

  test('the first of several days cannot be the morning only', async () => {
    showSearch({ query: queryOf(dayOn(tuesday), dayOn(wednesday)) });
    await open(/^Jours/);
    expect(choices('Durée du premier jour')).toEqual(['Journée', 'Après-midi']);
  });

  test('an unavailable calendar can be reloaded', async () => {
    const fake = createFake();
    showSearch({ fake, query: queryOf(dayOn(tuesday)) });
    fake.answer(getCalendar, () => refuse('service-unavailable'));
    await open(/^Jours/);
    expect((await screen.findByRole('alert')).textContent).toContain('Ces champs n’ont pas pu être chargés.');
    answerCalendar(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('application')).toBeTruthy();
  });
});

describe('rooms', () => {
  // Covers B-F12–B-F15.
  test('each day has its tab and its legal durations; the first says that it is copied', async () => {
    showSearch({ query: queryOf(dayOn(tuesday), dayOn(wednesday), dayOn(thursday)) });
    await open(/^Salles/);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['mar. 19 janvier', 'mer. 20 janvier', 'jeu. 21 janvier']);
    expect(screen.getByText(/repris les autres jours/)).toBeTruthy();
    expect(choices('Durée')).toEqual(['Journée', 'Après-midi']);
    await userEvent.click(tabs[1] ?? document.body);
    expect(choices('Durée')).toEqual(['Journée']);
    await userEvent.click(tabs[2] ?? document.body);
    expect(choices('Durée')).toEqual(['Journée', 'Matin']);
  });

  test('people of the first day are copied to the others, those set by hand stay', async () => {
    const { sent } = showSearch({ query: `${queryOf(dayOn(tuesday), dayOn(wednesday), dayOn(thursday, 8))}&manualPax=[2]` });
    await open(/^Salles/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Participants' }), '{Backspace>2/}30');
    await send();
    expect(searchFromQuery(sent[0] ?? '').days.map(({ plenary }) => plenary.pax)).toEqual([30, 30, 8]);
    expect(documentedSearch(sent[0] ?? '').get('manualPax')).toBe('[0,2]');
  });

  // Covers B-F08, B-F10.
  test('people are numbers of three characters at most', async () => {
    showSearch({ query: queryOf(dayOn(tuesday)) });
    await open(/^Salles/);
    const people = await screen.findByRole('textbox', { name: 'Participants' });
    await userEvent.clear(people);
    await userEvent.type(people, 'a1b2c34');
    expect(people).toHaveProperty('value', '123');
  });

  // Covers B-S07, B-F16–B-F17.
  test('a sub-room offers the six set-ups, and only the half of its plenary', async () => {
    showSearch({ query: queryOf({ ...halfDay, subcommittees: [room(8, { duration: 'PM' })] }) });
    await open(/^Salles/);
    const group = await screen.findByRole('group', { name: 'Sous-salle 1' });
    await userEvent.click(within(group).getByRole('button', { name: /Disposition/ }));
    expect(screen.getAllByRole('option')).toHaveLength(6);
    await userEvent.click(screen.getByRole('option', { name: /^En U/ }));
    expect(within(group).getByRole('button', { name: /Disposition/ }).textContent).toContain('En U');
    await userEvent.click(within(group).getByRole('button', { name: /Durée/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Après-midi']);
  });

  test('sub-rooms are added up to six, and one can be removed', async () => {
    showSearch({ query: queryOf(dayOn(tuesday)) });
    await open(/^Salles/);
    const add = await screen.findByRole('button', { name: 'Ajouter une sous-salle' });
    for (let count = 0; count < 6; count++) await userEvent.click(add);
    expect(add).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer la sous-salle 6' }));
    expect(screen.getAllByRole('group', { name: /^Sous-salle/ })).toHaveLength(5);
    expect(document.activeElement).toBe(add);
  });
});

describe('lunches', () => {
  // Covers B-F18–B-F19.
  test('on a full day lunch is included and stays ticked', async () => {
    showSearch({ query: queryOf(dayOn(tuesday)) });
    await open(/^Déjeuners/);
    const tick = await screen.findByRole('checkbox', { name: 'mar. 19 janvier' });
    expect(tick).toMatchObject({ disabled: true, checked: true });
    expect(screen.getByText('Déjeuner inclus avec la journée complète')).toBeTruthy();
  });

  // Covers B-F22.
  test('on a half day it is ticked by hand, by default for the plenary; left empty it is for the plenary again', async () => {
    const { sent } = showSearch({ query: queryOf(halfDay) });
    await open(/^Déjeuners/);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'mar. 19 janvier' }));
    const diners = screen.getByRole('textbox', { name: 'Convives' });
    expect(diners).toHaveProperty('value', '24');
    await userEvent.type(diners, '{Backspace>2/}9');
    expect(diners).toHaveProperty('value', '9');
    await userEvent.clear(diners);
    expect(diners).toHaveProperty('value', '');
    await userEvent.tab();
    expect(diners).toHaveProperty('value', '24');
    await send();
    expect(documentedSearch(sent[0] ?? '').get('days')).toContain('"lunchPax":24');
  });
});
