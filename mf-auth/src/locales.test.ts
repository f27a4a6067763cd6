import { languages } from '@plenary/contracts/terms';
import { texts } from './testing/texts.ts';

const leavesOf = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value]] : leavesOf(value, `${path}${key}.`)));

const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (language: keyof typeof texts) => [...new Set(leavesOf(texts[language]).map(([key]) => key.replace(plural, '')))].sort();
const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each(languages)('%s has the same texts as French', (language) => {
  expect(keysOf(language)).toEqual(keysOf('fr'));
});

test.each(languages)('%s has every plural form of its own', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = leavesOf(texts[language]).map(([key]) => key);
  for (const key of keys.filter((each) => plural.test(each))) {
    for (const form of forms) expect(keys).toContain(key.replace(plural, `_${form}`));
  }
});

test.each(languages)('%s fills in the same variables, and leaves no text empty', (language) => {
  const french = new Map(leavesOf(texts.fr));
  for (const [key, text] of leavesOf(texts[language])) {
    expect(text.trim()).not.toBe('');
    expect([key, variablesOf(text)]).toEqual([key, variablesOf(french.get(key) ?? '')]);
  }
});

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
