import { testLocales } from '@plenary/platform/testing/test-locales';
import { texts } from './testing/texts.ts';

// Covers B-L15, B-M08–B-M10, L-R18.

testLocales(texts);

// Covers B-M02–B-M07, B-M11–B-M12.
test('the sentences of the specification are literal in French', () => {
  const { email, field, password, fault, login, link, provider } = texts.fr;
  expect([
    email.required,
    email.invalid,
    email.public,
    password.tooShort,
    field.required,
    field.invalid,
    fault['email-incorrect'],
    fault['authentication-failed'],
    login.wrongPassword,
    link.invalid,
    link.expired,
    fault.unexpected,
    provider.failedTitle,
    provider.failedText,
    provider.unavailable,
  ]).toEqual([
    'Une adresse email est obligatoire',
    "L'adresse email est invalide",
    'Veuillez saisir une adresse email professionnelle',
    'Votre mot de passe doit contenir au moins 8 caractères',
    'Le champ est obligatoire',
    'Le champ est invalide',
    'Oups ! Le mail renseigné est incorrect.',
    'Oups ! Le mail et/ou le mot de passe renseignés sont incorrects.',
    'Votre mot de passe semble erroné',
    'Ce lien est invalide, vous allez être redirigé.',
    'Oups, votre lien est expiré ! Un nouveau lien va vous être envoyé',
    'Une erreur est survenue',
    'Erreur de connexion',
    'Impossible de vous authentifier via {{provider}}',
    '{{provider}} indisponible',
  ]);
});
