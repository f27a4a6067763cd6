import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { PlatformProvider } from '@plenary/platform';
import { createMemoryRouter, RouterProvider } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wantsRecording } from '../monitoring/recording-consent.ts';
import { PrivatePolicyPage } from './private-policy-page.tsx';
import { privatePolicies } from './private-policy-page-texts.ts';

// Covers B-R38, L-J01–L-J10.

const route = { path: '/', Component: PrivatePolicyPage };

let recordsUnlessRefused = false;

const page = (language: Language, brandName: string) => {
  const settings = { ...createTestPlatform().settings, brandName, sessionRecording: true, recordsUnlessRefused };
  return (
    <PlatformProvider value={createTestPlatform({ language, settings })}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
};
let router: ReturnType<typeof createMemoryRouter>;
const show = async (language: Language, brandName = 'Comet') => {
  router = createMemoryRouter([route]);
  const view = render(page(language, brandName));
  await screen.findByRole('heading', { level: 1 });
  return { turnTo: (next: Language) => view.rerender(page(next, brandName)) };
};

const retention: Record<Language, string[]> = {
  fr: ['La vie du compte, plus 3 ans', '2 ans', '10 ans', '5 ans', '3 ans'],
  en: ['The life of the account plus 3 years', '2 years', '10 years', '5 years', '3 years'],
  es: ['La vida de la cuenta más 3 años', '2 años', '10 años', '5 años', '3 años'],
  nl: ['De looptijd van het account plus 3 jaar', '2 jaar', '10 jaar', '5 jaar', '3 jaar'],
};

describe('the privacy policy', () => {
  // Covers B-N24–B-N28.
  it.each(languages)('in %s has a title, a header, eight sections and the five retention periods', async (language) => {
    await show(language);
    const { title, header } = privatePolicies[language];
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(header.replace('{brand}', 'Comet'))).toBeTruthy();
    expect(document.title).toBe(`${title} · Comet`);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(retention[language]);
    expect(rows.every((row) => row.children.length === 3)).toBe(true);
  });

  // Covers L-U02.
  it('lets a visitor choose to be recorded, and withdraw it; the default is no', async () => {
    await show('fr');
    const choice = () => screen.getByRole('switch', { name: 'Enregistrer mes visites' });
    expect([choice().getAttribute('aria-checked'), wantsRecording(window, { unlessRefused: false })]).toEqual(['false', false]);
    await userEvent.click(choice());
    expect([choice().getAttribute('aria-checked'), wantsRecording(window, { unlessRefused: false })]).toEqual(['true', true]);
    await userEvent.click(choice());
    expect(wantsRecording(window, { unlessRefused: false })).toBe(false);
  });

  it('lets a visitor refuse in a deployment that records all', async () => {
    window.localStorage.clear();
    recordsUnlessRefused = true;
    await show('fr');
    recordsUnlessRefused = false;
    const choice = screen.getByRole('switch', { name: 'Enregistrer mes visites' });
    expect(choice.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText(/tant que vous ne le refusez pas ici/)).toBeTruthy();
    await userEvent.click(choice);
    expect([choice.getAttribute('aria-checked'), wantsRecording(window, { unlessRefused: true })]).toEqual(['false', false]);
  });

  it('names the brand of the deployment', async () => {
    await show('fr', 'Orbite & $& Cie');
    expect(screen.getByText(/^Orbite & \$& Cie est responsable/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('{brand}');
  });

  it('changes with the language at once', async () => {
    const { turnTo } = await show('fr');
    turnTo('nl');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacybeleid');
  });

  it('has the same parts in every language', () => {
    const shapeOf = ({ sections, table }: (typeof privatePolicies)['fr']) => [
      sections.map(({ id }) => id),
      table.rows.map((row) => row.length),
    ];
    for (const language of languages) expect(shapeOf(privatePolicies[language])).toEqual(shapeOf(privatePolicies.fr));
  });
});
