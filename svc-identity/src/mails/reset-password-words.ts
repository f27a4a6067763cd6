import type { Language } from '@plenary/contracts/vocabulary';
import type { LinkMailWords } from './link-mail.ts';

/** For an active user who forgot the password. */
export const resetPasswordWords: Record<Language, LinkMailWords> = {
  fr: {
    subject: 'Votre nouveau mot de passe {brand}',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Vous avez demandé à changer votre mot de passe {brand}. Une fois le nouveau enregistré, vos autres sessions seront fermées.',
    button: 'Changer mon mot de passe',
    notYou: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
  },
  en: {
    subject: 'Your new {brand} password',
    title: 'Choose a new password',
    text: 'You asked to change your {brand} password. Once the new one is saved, you will be signed out everywhere else.',
    button: 'Change my password',
    notYou: 'You did not ask for this? Ignore this message: your password stays the same.',
  },
  es: {
    subject: 'Tu nueva contraseña de {brand}',
    title: 'Elige una nueva contraseña',
    text: 'Has pedido cambiar tu contraseña de {brand}. Cuando guardes la nueva, se cerrarán tus demás sesiones.',
    button: 'Cambiar mi contraseña',
    notYou: '¿No has pedido nada? Ignora este mensaje: tu contraseña sigue siendo la misma.',
  },
  nl: {
    subject: 'Je nieuwe wachtwoord voor {brand}',
    title: 'Kies een nieuw wachtwoord',
    text: 'Je hebt gevraagd om je {brand}-wachtwoord te wijzigen. Zodra het nieuwe is opgeslagen, word je overal elders afgemeld.',
    button: 'Mijn wachtwoord wijzigen',
    notYou: 'Heb je dit niet gevraagd? Negeer dit bericht: je wachtwoord blijft hetzelfde.',
  },
};
