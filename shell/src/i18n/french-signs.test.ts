import i18next from 'i18next';
import { setUpTexts } from './set-up-texts.ts';

beforeAll(async () => {
  await setUpTexts('fr');
  for (const language of ['fr', 'en']) i18next.addResourceBundle(language, 'signs', { price: 'Prix : {{value}} € ?' });
});

it('a French text keeps its signs with their words, also around what is filled in', () => {
  expect(i18next.t('price', { ns: 'signs', value: '12' })).toBe('Prix\u00a0: 12\u00a0€\u00a0?');
});

it('a text of another language is shown as it is', () => {
  expect(i18next.t('price', { ns: 'signs', value: '12', lng: 'en' })).toBe('Prix : 12 € ?');
});
