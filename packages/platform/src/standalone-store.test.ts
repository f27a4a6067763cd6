import type { User } from '@plenary/contracts/user.schemas';
import { currentPlatform } from './platform.tsx';
import { createStandaloneStore } from './standalone-store.ts';

const user: User = {
  id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Vasseur',
  companyName: 'Atelier Nord',
  phone: '+33612345678',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
};

const createStorage = () => {
  const items = new Map<string, string>();
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
};

const open = (storage = createStorage(), switchTexts = jest.fn(async () => {})) =>
  createStandaloneStore({ users: [user], switchTexts }, storage);

it('starts in French with a visitor, for loaders too', async () => {
  await open();
  expect(currentPlatform()).toMatchObject({ language: 'fr', locale: 'fr-FR', session: null });
  expect(document.documentElement.lang).toBe('fr-FR');
});

it('keeps the language and the signed-in user across a reload', async () => {
  const storage = createStorage();
  const before = await open(storage);
  before.setSession(user);
  await before.snapshot().platform.setLanguage('nl');
  const switchTexts = jest.fn(async () => {});
  const after = await open(storage, switchTexts);
  expect(after.snapshot().platform).toMatchObject({ language: 'nl', locale: 'nl-NL', session: user });
  expect(switchTexts).toHaveBeenCalledWith('nl');
});

it('signs a visitor in when the remote refreshes the session', async () => {
  const store = await open();
  await expect(store.snapshot().platform.refreshSession()).resolves.toEqual(user);
  expect(currentPlatform().session).toEqual(user);
});
