import type { Language } from '@plenary/contracts/vocabulary';
import type { LinkMailWords } from './link-mail-words.ts';

/** For an active user who forgot the password. */
export const resetPasswordWords: Record<Language, LinkMailWords> = {
  fr: {
    subject: 'Choisissez un nouveau mot de passe {brand}',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Vous avez demandé à changer votre mot de passe {brand}. Une fois le nouveau enregistré, vos autres sessions seront fermées.',
    button: 'Changer mon mot de passe',
    notYou: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
  },
  en: {
    subject: 'Choose a new {brand} password',
    title: 'Choose a new password',
    text: 'You asked to change your {brand} password. Once the new one is saved, you will be signed out everywhere else.',
    button: 'Change my password',
    notYou: 'If you did not ask for this, ignore this message: your password stays the same.',
  },
  es: {
    subject: 'Elija una nueva contraseña de {brand}',
    title: 'Elija una nueva contraseña',
    text: 'Ha pedido cambiar su contraseña de {brand}. Cuando guarde la nueva, se cerrarán sus demás sesiones.',
    button: 'Cambiar mi contraseña',
    notYou: '¿No ha pedido nada? Ignore este mensaje: su contraseña sigue siendo la misma.',
  },
  nl: {
    subject: 'Kies een nieuw wachtwoord voor {brand}',
    title: 'Kies een nieuw wachtwoord',
    text: 'U hebt gevraagd om uw {brand}-wachtwoord te wijzigen. Zodra het nieuwe is opgeslagen, wordt u overal elders uitgelogd.',
    button: 'Mijn wachtwoord wijzigen',
    notYou: 'Hebt u dit niet gevraagd? Negeer dit bericht: uw wachtwoord blijft hetzelfde.',
  },
};
