import { languages } from '@plenary/contracts/terms';
import { type LinkMailKind, linkMail } from './link-mail.ts';

const kinds: LinkMailKind[] = ['setPassword', 'resetPassword', 'activation', 'identity'];
const link = 'https://book.example/reset-password?redirectUrl=%2Fvenues#token=abc';
const mailOf = (kind: LinkMailKind, lang: (typeof languages)[number], firstname = 'Inès', brandName = 'Comet') =>
  linkMail({ kind, user: { email: 'ines@atelier-nord.example', firstname, lang }, link, brandName });

describe('mails with a link', () => {
  it.each(kinds.flatMap((kind) => languages.map((lang) => [kind, lang] as const)))(
    '%s in %s has a link to press, and one to copy',
    (kind, lang) => {
      const mail = mailOf(kind, lang);
      expect(mail.to).toBe('ines@atelier-nord.example');
      expect(mail.text).toContain(`\n${link}\n`);
      expect(mail.html).toContain(`<html lang="${lang}">`);
      expect(mail.html.match(/href="https:\/\/book\.example\/reset-password\?redirectUrl=%2Fvenues#token=abc"/g)).toHaveLength(2);
      expect(mail.subject).toContain('Comet');
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
      expect(mail.text).toContain('30 ');
    },
  );

  it('say something of their own in each kind and language', () => {
    const subjects = kinds.flatMap((kind) => languages.map((lang) => mailOf(kind, lang).subject));
    expect(new Set(subjects).size).toBe(16);
  });

  it('escape every value', () => {
    const { html } = mailOf('activation', 'fr', 'Inès', '<b>"Comet" & Cie</b>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Comet&quot; &amp; Cie&lt;/b&gt;');
  });

  it('greet by name, and repeat nothing that is none', () => {
    const greetingOf = (lang: (typeof languages)[number], firstname: string) =>
      mailOf('setPassword', lang, firstname).text.split('\n\n')[1];
    expect(languages.map((lang) => greetingOf(lang, 'Inès'))).toEqual(['Bonjour Inès,', 'Hello Inès,', 'Hola Inès,', 'Beste Inès,']);
    expect(greetingOf('fr', 'Gagnez sur evil.example')).toBe('Bonjour,');
  });
});
