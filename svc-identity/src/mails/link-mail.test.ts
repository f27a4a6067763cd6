import { languages } from '@plenary/contracts/terms';
import { greeting } from './greeting.ts';
import { type LinkMailKind, linkMail } from './link-mail.ts';

const kinds: LinkMailKind[] = ['setPassword', 'resetPassword', 'activation'];
const link = 'https://book.example/reset-password?token=abc&redirectUrl=%2Fvenues';
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
      expect(mail.html.match(/href="https:\/\/book\.example\/reset-password\?token=abc&amp;redirectUrl=%2Fvenues"/g)).toHaveLength(2);
      expect(mail.subject).toContain('Comet');
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/[{}]|undefined/);
      expect(mail.text).toContain('30 ');
    },
  );

  it('say something of their own in each kind and language', () => {
    const subjects = kinds.flatMap((kind) => languages.map((lang) => mailOf(kind, lang).subject));
    expect(new Set(subjects).size).toBe(12);
  });

  it('escape every value', () => {
    const { html } = mailOf('activation', 'fr', 'Inès', '<b>"Comet" & Cie</b>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Comet&quot; &amp; Cie&lt;/b&gt;');
  });

  it.each(['Inès', "D'Arcy", 'Jean-Luc', 'Anne Marie', 'Zoë', 'Łukasz', 'O’Neil'])('greet %s by name', (firstname) => {
    expect(greeting('fr', firstname)).toBe(`Bonjour ${firstname},`);
  });

  it.each([
    'Gagnez sur evil.example',
    'http://evil.example',
    'Call 0800 123 456 now',
    'A\nB',
    '<b>',
    'You have won a prize',
    'x'.repeat(41),
  ])('carry nobody’s message: %j is not repeated', (firstname) => {
    expect(greeting('en', firstname)).toBe('Hello,');
  });
});
