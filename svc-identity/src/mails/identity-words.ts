import type { Language } from '@plenary/contracts/vocabulary';
import type { LinkMailWords } from './link-mail-words.ts';

/** For a sign-in by another provider that cannot prove the mailbox of the account. */
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
    subject: 'Confirme su acceso a {brand}',
    title: '¿Es usted?',
    text: 'Una cuenta externa pide acceder a su cuenta de {brand}. Si es usted, confírmelo en el navegador desde el que lo pidió: a partir de entonces bastará con esa cuenta externa.',
    button: 'Confirmar mi acceso',
    notYou: '¿No ha pedido nada? Ignore este mensaje: nadie entra en su cuenta.',
  },
  nl: {
    subject: 'Bevestig uw aanmelding bij {brand}',
    title: 'Bent u dit?',
    text: 'Een extern account vraagt toegang tot uw {brand}-account. Bent u het, bevestig dan in de browser waarin u het vroeg: daarna volstaat dat externe account.',
    button: 'Mijn aanmelding bevestigen',
    notYou: 'Hebt u dit niet gevraagd? Negeer dit bericht: niemand komt in uw account.',
  },
};
