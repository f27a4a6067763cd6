import { testLocales } from '@plenary/platform/testing/test-locales';
import { texts } from './testing/texts.ts';

// Covers L-R18.

testLocales(texts);

test('the sentences of the specification are literal in French', () => {
  const { required, invalid, email } = texts.fr.bigEvent.error;
  expect([required, invalid, email.required, email.invalid_format, email['public-email-forbidden']]).toEqual([
    'Le champ est obligatoire',
    'Le champ est invalide',
    'Une adresse email est obligatoire',
    "L'adresse email est invalide",
    'Veuillez saisir une adresse email professionnelle',
  ]);
});
