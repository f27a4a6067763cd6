import type { Language } from '@plenary/contracts/vocabulary';
import type { LinkMailWords } from './link-mail-words.ts';

/** For a sign-in by another provider that cannot prove the mailbox of the account. */
export const identityWords: Record<Language, LinkMailWords> = {
  fr: {
    subject: 'Confirmez votre connexion à {brand}',
    title: 'Est-ce bien vous ?',
    text: 'Quelqu’un se connecte à votre compte {brand} avec un compte externe (Google, Microsoft…). Si c’est vous, confirmez dans le même navigateur : ce compte externe suffira ensuite.',
    button: 'Confirmer ma connexion',
    notYou: 'Vous n’avez rien demandé ? Ignorez ce message : personne n’entre dans votre compte.',
  },
  en: {
    subject: 'Confirm your sign-in to {brand}',
    title: 'Is it you?',
    text: 'Someone is signing in to your {brand} account with an external account (Google, Microsoft…). If it is you, confirm in the same browser: from then on that account is enough.',
    button: 'Confirm my sign-in',
    notYou: 'If you did not ask for this, ignore this message: nobody gets into your account.',
  },
  es: {
    subject: 'Confirme su acceso a {brand}',
    title: '¿Es usted?',
    text: 'Alguien inicia sesión en su cuenta de {brand} con una cuenta externa (Google, Microsoft…). Si es usted, confírmelo en el mismo navegador: después bastará con esa cuenta.',
    button: 'Confirmar mi acceso',
    notYou: '¿No ha pedido nada? Ignore este mensaje: nadie entra en su cuenta.',
  },
  nl: {
    subject: 'Bevestig dat u inlogt bij {brand}',
    title: 'Bent u dit?',
    text: 'Iemand logt in op uw {brand}-account met een extern account (Google, Microsoft…). Bent u het, bevestig dan in dezelfde browser: daarna volstaat dat account.',
    button: 'Bevestigen dat ik inlog',
    notYou: 'Hebt u dit niet gevraagd? Negeer dit bericht: niemand komt in uw account.',
  },
};
