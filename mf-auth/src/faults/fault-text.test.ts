import { CallError } from '@plenary/http/call-error';
import { createTexts } from '../testing/texts.ts';
import { fault, faultOf, isUnforeseen } from './fault.ts';
import { faultText, fieldText } from './fault-text.ts';

// Covers B-I07–B-I08, B-M02–B-M07.

const t = createTexts('fr').getFixedT('fr', 'auth');
const sentence = (code: string, waitSeconds?: number) =>
  faultText({ ...fault(code), waitSeconds }, { t, locale: 'fr-FR', names: ['email'] });
const callError = (status: number, body: Record<string, unknown>, cause?: unknown) =>
  new CallError({ status, body, requestId: 'r', cause });

test.each([
  ['email', 'required', 'Une adresse email est obligatoire'],
  ['email', 'invalid_format', "L'adresse email est invalide"],
  ['email', 'invalid', "L'adresse email est invalide"],
  ['email', 'public-email-forbidden', 'Veuillez saisir une adresse email professionnelle'],
  ['password', 'password', 'Votre mot de passe doit contenir au moins 8 caractères'],
  ['password', 'value_too_short', 'Votre mot de passe doit contenir au moins 8 caractères'],
  ['password', 'too_common', 'Ce mot de passe est trop courant : choisissez-en un autre'],
  ['password', 'invalid', 'Le champ est invalide'],
  ['newPassword', 'value_too_short', 'Votre mot de passe doit contenir au moins 8 caractères'],
  ['firstname', 'required', 'Le champ est obligatoire'],
  ['firstname', 'value_too_short', 'Le champ est obligatoire'],
  ['lastname', 'value_too_long', 'Ce texte est trop long'],
  ['lastname', 'unseen_characters', 'Ce texte contient des caractères invisibles : effacez-le, puis retapez-le'],
  ['phone', 'required', 'Le champ est obligatoire'],
  ['phone', 'invalid', 'Le champ est invalide : ce n’est pas un numéro de téléphone'],
])('%s with %s reads %j', (name, code, text) => {
  expect(fieldText(name, code, t)).toBe(text);
});

test('a field without a fault has no sentence', () => {
  expect(fieldText('email', undefined, t)).toBeUndefined();
});

test.each([
  ['authentication-failed', undefined, 'Oups ! Le mail et/ou le mot de passe renseignés sont incorrects.'],
  ['too-many-requests', 540, 'Trop d’essais. Vous pourrez recommencer dans 9 minutes.'],
  ['too-many-requests', 61, 'Trop d’essais. Vous pourrez recommencer dans 2 minutes.'],
  ['too-many-requests', 59.2, 'Trop d’essais. Vous pourrez recommencer dans 60 secondes.'],
  ['too-many-requests', undefined, 'Trop d’essais. Patientez quelques minutes avant de recommencer.'],
  ['service-unavailable', 2, 'La connexion est momentanément indisponible. Réessayez dans un instant.'],
  ['network-failure', undefined, 'Le site ne répond pas. Vérifiez votre connexion à internet, puis réessayez.'],
  ['user-exists', undefined, 'Un compte existe déjà avec cette adresse.'],
  ['cross-site', undefined, 'Une erreur est survenue'],
  ['unexpected-error', undefined, 'Une erreur est survenue'],
])('%s (wait %s) reads %j', (code, wait, text) => {
  expect(sentence(code, wait)?.replaceAll('\u00a0', ' ')).toBe(text);
});

test('an error shown at a field of the form is not repeated above it; one without a field is', () => {
  const options = { t, locale: 'fr-FR', names: ['email'] };
  expect(faultText(fault('invalid-request', { email: 'required' }), options)).toBeNull();
  expect(faultText(fault('invalid-request', { email: 'required', lang: 'invalid' }), options)).toBe('Une erreur est survenue');
});

test.each([
  [callError(401, { code: 'authentication-failed' }), false],
  [callError(429, { code: 'too-many-requests' }), false],
  [callError(503, { code: 'service-unavailable' }), false],
  [callError(500, {}, new TypeError('offline')), false],
  [callError(500, { code: 'unexpected-error' }), true],
  [callError(403, { code: 'cross-site' }), true],
  [new TypeError('bug'), true],
])('%s is unforeseen: %s', (error, expected) => {
  expect(isUnforeseen(error)).toBe(expected);
});

test('a refusal keeps its code, its fields and its wait', () => {
  const body = { code: 'too-many-requests', errors: { email: 'invalid' } };
  const error = new CallError({ status: 429, body, requestId: 'r', retryAfterSeconds: 30 });
  expect(faultOf(error)).toEqual({ code: 'too-many-requests', fields: { email: 'invalid' }, waitSeconds: 30 });
  expect(faultOf(new TypeError('bug'))).toEqual(fault('unexpected-error'));
});
