import type { Language } from '@plenary/contracts/vocabulary';
import type { LinkMailWords } from './link-mail-words.ts';

/** After a signup without a password, and whenever its address is identified again. */
export const setPasswordWords: Record<Language, LinkMailWords> = {
  fr: {
    subject: 'Créez votre mot de passe {brand}',
    title: 'Plus qu’une étape',
    text: 'Votre compte {brand} est créé. Choisissez un mot de passe pour retrouver vos devis et vos événements quand vous le voulez.',
    button: 'Créer mon mot de passe',
    notYou: 'Vous n’avez rien demandé ? Ignorez ce message : sans mot de passe, ce compte reste inactif.',
  },
  en: {
    subject: 'Create your {brand} password',
    title: 'One step to go',
    text: 'Your {brand} account has been created. Choose a password to come back to your quotes and events whenever you like.',
    button: 'Create my password',
    notYou: 'If you did not ask for this, ignore this message: without a password the account stays inactive.',
  },
  es: {
    subject: 'Cree su contraseña de {brand}',
    title: 'Solo falta un paso',
    text: 'Su cuenta de {brand} está creada. Elija una contraseña para volver a sus presupuestos y eventos cuando quiera.',
    button: 'Crear mi contraseña',
    notYou: '¿No ha pedido nada? Ignore este mensaje: sin contraseña, la cuenta sigue inactiva.',
  },
  nl: {
    subject: 'Maak uw wachtwoord aan voor {brand}',
    title: 'Nog één stap',
    text: 'Uw {brand}-account is aangemaakt. Kies een wachtwoord om uw offertes en evenementen terug te vinden wanneer u wilt.',
    button: 'Mijn wachtwoord aanmaken',
    notYou: 'Hebt u niets gevraagd? Negeer dit bericht: zonder wachtwoord blijft dit account inactief.',
  },
};
