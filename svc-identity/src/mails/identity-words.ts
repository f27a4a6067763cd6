import type { Language } from '@plenary/contracts/vocabulary';
import type { LinkMailWords } from './link-mail.ts';

/** When somebody signs in by another provider that can't prove the mailbox of the account. */
export const identityWords: Record<Language, LinkMailWords> = {
  fr: {
    subject: 'Confirmez votre connexion à {brand}',
    title: 'Est-ce bien vous ?',
    text: 'Un compte externe demande à se connecter à votre compte {brand}. Si c’est vous, confirmez depuis le navigateur où vous l’avez demandé : ce compte externe suffira ensuite.',
    button: 'Confirmer ma connexion',
    notYou: 'Vous n’avez rien demandé ? Ignorez ce message : personne n’entre dans votre compte.',
  },
  en: {
    subject: 'Confirm your sign-in to {brand}',
    title: 'Is it you?',
    text: 'An outside account asks to sign in to your {brand} account. If it is you, confirm in the browser where you asked: from then on that outside account will do.',
    button: 'Confirm my sign-in',
    notYou: 'You did not ask for this? Ignore this message: nobody gets into your account.',
  },
  es: {
    subject: 'Confirma tu acceso a {brand}',
    title: '¿Eres tú?',
    text: 'Una cuenta externa pide acceder a tu cuenta de {brand}. Si eres tú, confírmalo en el navegador desde el que lo pediste: a partir de entonces bastará con esa cuenta externa.',
    button: 'Confirmar mi acceso',
    notYou: '¿No has pedido nada? Ignora este mensaje: nadie entra en tu cuenta.',
  },
  nl: {
    subject: 'Bevestig je aanmelding bij {brand}',
    title: 'Ben jij dit?',
    text: 'Een extern account vraagt toegang tot je {brand}-account. Ben jij het, bevestig dan in de browser waarin je het vroeg: daarna volstaat dat externe account.',
    button: 'Mijn aanmelding bevestigen',
    notYou: 'Heb je dit niet gevraagd? Negeer dit bericht: niemand komt in je account.',
  },
};
