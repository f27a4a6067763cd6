import { languages } from '@plenary/contracts/terms';
import { optionMail } from './option-mail.ts';
import type { OptionMailKind } from './option-mail-words.ts';

const kinds: OptionMailKind[] = [
  'first',
  'second',
  'promoted',
  'proven',
  'extended',
  'waiting',
  'ending',
  'lapsed',
  'released',
  'withdrawn',
  'overtaken',
];
const quoteId = '00000000-0000-4000-8000-000000000001';
const page = `https://book.example/quotes/${quoteId}`;
const venue = { commercialName: 'Comet Ternes', timeZone: 'Europe/Paris', pictures: { cover: null, carrousel: [] } };
const mailOf = (kind: OptionMailKind, lang: (typeof languages)[number], overrides: Partial<Parameters<typeof optionMail>[0]> = {}) =>
  optionMail({
    kind,
    customer: { email: 'claire@atelier-nord.example', lang },
    quoteId,
    expiresAt: Date.UTC(2026, 9, 24, 22, 30),
    fullUntil: null,
    unprovenMinutes: 60,
    days: ['2026-10-27', '2026-10-28'],
    rooms: [],
    total: 831_365,
    calendar: 'BEGIN:VCALENDAR',
    venue,
    publicUrl: 'https://book.example',
    brandName: 'Comet',
    ...overrides,
  });
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('mails of an option', () => {
  it.each(kinds.flatMap((kind) => languages.map((lang) => [kind, lang] as const)))(
    '%s in %s says where, when and what to do',
    (kind, lang) => {
      const mail = mailOf(kind, lang);
      expect(mail.to).toBe('claire@atelier-nord.example');
      expect(mail.subject).toContain('Comet Ternes');
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
      expect(mail.html).toContain(`<html lang="${lang}">`);
      expect(mail.html).toContain(`href="${page}"`);
      expect(mail.text).toContain(`\n${page}\n`);
      expect(mail.text).toContain('27');
      expect(mail.text).toContain('28');
    },
  );

  it.each(['first', 'second', 'promoted', 'proven', 'extended', 'waiting', 'ending'] as const)(
    '%s names the deadline and leads to the page that releases it',
    (kind) => {
      for (const lang of languages) {
        expect(mailOf(kind, lang).text).toContain(`\n${page}/release-option\n`);
        expect(mailOf(kind, lang).text).toMatch(/\b0?0:30\b/);
      }
    },
  );

  it.each([
    ['fr', 'Vos salles', ' : mar. 27 octobre : Mac-Mahon (plénière) et Wagram', 'mer. 28 octobre : Mac-Mahon'],
    ['en', 'Your rooms', ': Tue 27 October: Mac-Mahon (plenary) and Wagram', 'Wed 28 October: Mac-Mahon'],
    ['es', 'Sus salas', ': mar, 27 de octubre: Mac-Mahon (plenaria) y Wagram', 'mié, 28 de octubre: Mac-Mahon'],
    ['nl', 'Uw zalen', ': di 27 oktober: Mac-Mahon (plenaire zaal) en Wagram', 'wo 28 oktober: Mac-Mahon'],
  ] as const)('in %s names the rooms that are held, day by day where they change', (lang, name, first, second) => {
    const plenary = { place: 'plenary', index: 0, roomName: 'Mac-Mahon' } as const;
    const wagram = { day: '2026-10-27', place: 'subcommittee', index: 0, roomName: 'Wagram' } as const;
    const { text, html } = mailOf('first', lang, { rooms: [{ ...plenary, day: '2026-10-27' }, wagram, { ...plenary, day: '2026-10-28' }] });
    expect(plain(text)).toContain(`${name}${first}\n${second}`);
    expect(html).toContain('Wagram');
    expect(plain(mailOf('first', lang).text)).not.toContain(`${name}${first.slice(0, 2)}`);
  });

  it.each([
    ['fr', 'Votre option chez Comet Ternes tient 1 heure : confirmez votre adresse'],
    ['en', 'Your option at Comet Ternes holds for 1 hour: confirm your address'],
    ['es', 'Su opción en Comet Ternes dura 1 hora: confirme su dirección'],
    ['nl', 'Uw optie bij Comet Ternes geldt 1 uur: bevestig uw adres'],
  ] as const)('of a first option before the mailbox is proven has a subject in %s that says how long it holds', (lang, subject) => {
    const fullUntil = Date.UTC(2026, 9, 20, 13, 45);
    for (const kind of ['first', 'promoted'] as const) expect(plain(mailOf(kind, lang, { fullUntil }).subject)).toBe(subject);
    expect(plain(mailOf('first', 'fr', { fullUntil, unprovenMinutes: 90 }).subject)).toContain('tient 90 minutes');
  });

  it.each(['lapsed', 'released', 'withdrawn', 'overtaken'] as const)('%s has nothing left to release', (kind) => {
    for (const lang of languages) expect(mailOf(kind, lang).html).not.toContain('release-option');
  });

  it.each(['first', 'second', 'promoted'] as const)('%s before the mailbox is proven names both deadlines and what to do', (kind) => {
    const fullUntil = Date.UTC(2026, 9, 20, 13, 45);
    for (const lang of languages) {
      const { text } = mailOf(kind, lang, { fullUntil });
      expect(text).toMatch(/\b0?0:30\b/);
      expect(text).toMatch(/\b13:45\b|\b15:45\b/);
      expect(text.length).toBeGreaterThan(mailOf(kind, lang).text.length + 100);
      expect(plain(text)).toMatch(/\b1 (heure|hour|hora|uur)\b/);
    }
  });

  it('put the deadline into the time of the venue, also on the night clocks change', () => {
    expect(plain(mailOf('first', 'fr').text)).toContain('Valable jusqu’au : dimanche 25 octobre 2026 à 00:30 (heure d’Europe centrale)');
    const afterChange = { expiresAt: Date.UTC(2026, 9, 25, 22, 30) };
    expect(plain(mailOf('first', 'en', afterChange).text)).toContain('Sunday 25 October 2026 at 23:30 (Central European Time)');
  });

  it('say something of their own in each kind and language', () => {
    const mails = kinds.flatMap((kind) => languages.map((lang) => mailOf(kind, lang)));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(kinds.length * languages.length);
  });

  it.each(['first', 'second', 'promoted', 'proven', 'extended', 'waiting', 'ending'] as const)(
    '%s tells the total and brings its days as a calendar file',
    (kind) => {
      const { text, attachments } = mailOf(kind, 'fr');
      expect(plain(text)).toContain('Total TTC : 8 313,65 €');
      expect(attachments).toEqual([{ filename: 'event.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar; charset=utf-8' }]);
      expect(plain(mailOf(kind, 'fr', { total: null }).text)).not.toContain('Total TTC');
    },
  );

  it.each(['lapsed', 'released', 'withdrawn', 'overtaken'] as const)('%s brings no calendar file', (kind) => {
    expect(mailOf(kind, 'fr').attachments).toBeUndefined();
  });

  it('escape every value', () => {
    const { html, subject } = mailOf('first', 'nl', { venue: { ...venue, commercialName: '<b>"A" & B</b>' } });
    expect(subject).toContain('<b>"A" & B</b>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
  });
});
