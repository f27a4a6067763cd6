import { expect, type Page } from '@playwright/test';

/** A state without an address: the user's steps on a screen of the bar to get there. */
interface State {
  label: string;
  /** Label of the screen in the bar. */
  screen: string;
  account?: string;
  reach: (page: Page) => Promise<void>;
}

interface Remote {
  /** E-mail of the user that sees a screen; none for a visitor. */
  accountOf: (screen: string) => string | null;
  states: readonly State[];
}

const [claire, hugo, adrien, lea] = [
  'claire@atelier-nord.example',
  'hugo@grand-compte.example',
  'adrien@comet.example',
  'lea@atelier-nord.example',
];

const press = (page: Page, name: string | RegExp) =>
  page.locator('main, [role=dialog], [role=alertdialog]').getByRole('button', { name }).first().click();
const write = (page: Page, field: string, text: string) => page.getByRole('textbox', { name: field }).fill(text);
const shows = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible();
const refuseCalls = (page: Page) => page.getByLabel('Calls').selectOption('refused');

/** Opens what a button opens. */
const opens =
  (name: string | RegExp, selector = '[role=dialog], [role=alertdialog]') =>
  async (page: Page) => {
    await press(page, name);
    await shows(page, selector);
  };

/** Presses while no call succeeds: the form says so and keeps what was typed. */
const isRefused =
  (name: string | RegExp, selector = 'main [role=alert]') =>
  async (page: Page) => {
    await refuseCalls(page);
    await press(page, name);
    await shows(page, selector);
  };

const invalid = '[aria-invalid=true]';
const login = 'Login: the password is "une phrase courte"';
const identify = async (page: Page, email: string) => {
  await write(page, 'Adresse e-mail professionnelle', email);
  await page.keyboard.press('Enter');
};
const logIn = async (page: Page, email: string) => {
  await identify(page, email);
  await write(page, 'Mot de passe', 'une phrase courte');
  await page.keyboard.press('Enter');
};
const entry = 'E-mail: try new@, contract@, inactive@, missing@, factor@, enrol@, …@gmail.com';

/** The one with most screens first: nothing is left to run beside it at the end. */
export const statesOf: Readonly<Record<string, Remote>> = {
  'mf-staff': {
    accountOf: () => adrien,
    states: [
      { label: 'Meeting Scientists, one to be added', screen: 'Meeting Scientists', reach: opens(/^Ajouter/) },
      { label: 'A change, to be refused', screen: 'A change', reach: opens('Refuser') },
      { label: 'Calendar, a day to be closed', screen: 'Calendar', reach: opens(/^Ajouter$/) },
      { label: 'Companies, one to be added', screen: 'Companies', reach: opens('Ajouter une entreprise') },
      { label: 'A survey, to be sent back', screen: 'A survey', reach: opens('Renvoyer au client') },
    ],
  },
  'mf-auth': {
    accountOf: (screen) => (screen.includes('signed in') ? lea : null),
    states: [
      {
        label: 'Login with a wrong password',
        screen: login,
        reach: async (page) => {
          await write(page, 'Mot de passe', 'another');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Votre mot de passe semble erroné').first()).toBeVisible();
        },
      },
      { label: 'Sign-up with empty fields', screen: 'Sign-up at a known company', reach: opens('Créer mon compte', invalid) },
      {
        label: 'Login with a second factor',
        screen: entry,
        reach: async (page) => {
          await logIn(page, 'factor@atelier-nord.example');
          await shows(page, '[autocomplete=one-time-code]');
        },
      },
      {
        label: 'An account that is not active',
        screen: entry,
        reach: async (page) => {
          await identify(page, 'inactive@atelier-nord.example');
          await expect(page.getByRole('button', { name: 'J’ai compris' })).toBeVisible();
        },
      },
      {
        label: 'The dialog over a page',
        screen: 'Check the mailbox, a page',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Connect' }).click();
          await shows(page, '[role=dialog]');
        },
      },
      { label: 'Password, to be changed', screen: 'Security of the account, signed in', reach: opens('Changer le mot de passe') },
    ],
  },
  'mf-booking': {
    accountOf: () => claire,
    states: [
      { label: 'Venue, its pictures', screen: 'Venue', reach: opens(/^Agrandir la photo 1/) },
      { label: 'Big event with empty fields', screen: 'Big event', reach: opens('Envoyer ma demande', invalid) },
      { label: 'Upsell, refused', screen: 'Upsell', reach: isRefused('Voir mon devis') },
      { label: 'Quote with a framework contract', screen: 'Quote', account: hugo, reach: (page) => shows(page, 'h1') },
      { label: 'Quote, a callback asked for', screen: 'Quote', reach: opens('Me faire rappeler', 'button:disabled') },
      { label: 'Option, placed', screen: 'Option', reach: opens('Poser l’option', 'h1:text("Vos salles sont retenues")') },
      { label: 'Countersignature with empty fields', screen: 'Countersignature', reach: opens('Contresigner', invalid) },
    ],
  },
  'mf-client-area': {
    accountOf: (screen) => (screen.startsWith('Check-user') ? null : claire),
    states: [
      { label: 'Guests, to be added', screen: 'Guests', reach: opens('Ajouter des invités') },
      {
        label: 'Password mail, asked for',
        screen: 'Check-user link, no password yet',
        reach: opens('Recevoir le lien', 'h1:text("Un e-mail vous attend")'),
      },
      { label: 'Password mail, refused', screen: 'Check-user link, no password yet', reach: isRefused('Recevoir le lien') },
    ],
  },
  'mf-survey': { accountOf: () => claire, states: [] },
};
