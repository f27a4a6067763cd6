import i18next from 'i18next';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { setUpTexts } from './set-up-texts.ts';
import { createSwitchTexts } from './switch-texts.ts';

beforeAll(() => setUpTexts('fr'));
const storage = { setItem: jest.fn() };
beforeEach(async () => {
  storage.setItem.mockClear();
  await i18next.changeLanguage('fr');
});

it('the page switches once the texts of every remote on it are loaded', async () => {
  const remote = fakeRemote({ namespace: 'first', texts: async (language) => ({ hello: `hello in ${language}` }) });
  await createSwitchTexts({ loadedRemotes: () => [remote], storage })('en');
  expect(i18next.t('hello', { ns: 'first' })).toBe('hello in en');
  expect(i18next.t('layout.connect', { ns: 'shell' })).toBe('Sign in');
  expect(document.documentElement.lang).toBe('en-GB');
  expect(storage.setItem.mock.calls).toEqual([['plenary-language', 'en']]);
});

it('a remote that is added meanwhile has its texts as well', async () => {
  const loaded = [
    fakeRemote({
      namespace: 'second',
      texts: async () => {
        if (loaded.length === 1) loaded.push(fakeRemote({ namespace: 'third', texts: async () => ({ late: 'late' }) }));
        return {};
      },
    }),
  ];
  await createSwitchTexts({ loadedRemotes: () => loaded, storage })('nl');
  expect(i18next.t('late', { ns: 'third' })).toBe('late');
});

it('texts are loaded once', async () => {
  const texts = jest.fn(async () => ({ word: 'word' }));
  const switchTexts = createSwitchTexts({ loadedRemotes: () => [fakeRemote({ namespace: 'fourth', texts })], storage });
  await switchTexts('es');
  await switchTexts('fr');
  await switchTexts('es');
  expect(texts.mock.calls).toEqual([['es'], ['fr']]);
});

it('nothing of the page switches if texts fail to load', async () => {
  const remote = fakeRemote({ namespace: 'fifth', texts: () => Promise.reject(new Error('lost')) });
  const before = document.documentElement.lang;
  await expect(createSwitchTexts({ loadedRemotes: () => [remote], storage })('nl')).rejects.toThrow('lost');
  expect([i18next.language, document.documentElement.lang]).toEqual(['fr', before]);
  expect(storage.setItem).not.toHaveBeenCalled();
});
