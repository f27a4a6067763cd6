import type { Language } from '@plenary/contracts/vocabulary';
import type { LinkMailWords } from './link-mail-words.ts';

/** After a signup with a framework contract: the link confirms the password that was chosen then. */
export const activationWords: Record<Language, LinkMailWords> = {
  fr: {
    subject: 'Confirmez votre compte {brand}',
    title: 'Confirmez votre adresse e-mail',
    text: 'Un compte {brand} vient d’être créé avec cette adresse et un mot de passe. Confirmez-le pour profiter des conditions de votre entreprise.',
    button: 'Confirmer mon compte',
    notYou: 'Ce n’est pas vous ? Ne confirmez pas : le mot de passe a été choisi par quelqu’un d’autre.',
  },
  en: {
    subject: 'Confirm your {brand} account',
    title: 'Confirm your e-mail address',
    text: 'A {brand} account has just been created with this address and a password. Confirm it to enjoy your company’s terms.',
    button: 'Confirm my account',
    notYou: 'If this was not you, do not confirm: somebody else chose the password.',
  },
  es: {
    subject: 'Confirme su cuenta de {brand}',
    title: 'Confirme su dirección de correo',
    text: 'Se acaba de crear una cuenta de {brand} con esta dirección y una contraseña. Confírmela para disfrutar de las condiciones de su empresa.',
    button: 'Confirmar mi cuenta',
    notYou: '¿No ha sido usted? No la confirme: otra persona ha elegido la contraseña.',
  },
  nl: {
    subject: 'Bevestig uw {brand}-account',
    title: 'Bevestig uw e-mailadres',
    text: 'Er is zojuist een {brand}-account aangemaakt met dit adres en een wachtwoord. Bevestig het om te profiteren van de voorwaarden van uw bedrijf.',
    button: 'Mijn account bevestigen',
    notYou: 'Was u dit niet? Bevestig dan niet: iemand anders heeft het wachtwoord gekozen.',
  },
};
