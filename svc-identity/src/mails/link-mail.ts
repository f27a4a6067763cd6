import type { Language } from '@plenary/contracts/vocabulary';
import { greet } from '@plenary/service-kit/mail-greeting';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { activationWords } from './activation-words.ts';
import { identityWords } from './identity-words.ts';
import type { LinkMailWords } from './link-mail-words.ts';
import { resetPasswordWords } from './reset-password-words.ts';
import { setPasswordWords } from './set-password-words.ts';

export type LinkMailKind = 'setPassword' | 'resetPassword' | 'activation' | 'identity';

const words: Record<LinkMailKind, Record<Language, LinkMailWords>> = {
  setPassword: setPasswordWords,
  resetPassword: resetPasswordWords,
  activation: activationWords,
  identity: identityWords,
};

const greetings: Record<Language, string> = { fr: 'Bonjour', en: 'Hello', es: 'Hola', nl: 'Beste' };

/** Links live 30 minutes (spec/booking.md §9). */
const validity: Record<Language, string> = {
  fr: 'Ce lien est valable 30 minutes et ne sert qu’une fois.',
  en: 'This link is valid for 30 minutes and works once.',
  es: 'Este enlace es válido durante 30 minutos y solo se puede usar una vez.',
  nl: 'Deze link is 30 minuten geldig en werkt één keer.',
};

interface LinkMail {
  kind: LinkMailKind;
  user: { email: string; firstname: string; lang: Language };
  /** Absolute address, with its token. */
  link: string;
  brandName: string;
}

/** A mail with a link, in the user's language. */
export const linkMail = ({ kind, user, link, brandName }: LinkMail): Mail => {
  const { lang } = user;
  const { subject, title, text, button, notYou } = words[kind][lang];
  const branded = (sentence: string) => sentence.replaceAll('{brand}', () => brandName);
  const content = {
    lang,
    brandName,
    title: branded(title),
    paragraphs: [greet(greetings[lang], user.firstname), branded(text)],
    button: { label: button, href: link },
    notes: [validity[lang], notYou],
  };
  return layOutMail({ to: user.email, subject: branded(subject), content });
};
