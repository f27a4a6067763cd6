import { languages } from '@plenary/contracts/terms';
import { emptyBilling } from '../../signature/testing/make-fields.ts';
import { signatureMail } from './signature-mail.ts';
import { type SignatureMailKind, signatureMailKinds } from './signature-mail-words.ts';

const quoteId = '00000000-0000-4000-8000-000000000001';
const page = `https://book.example/quotes/${quoteId}`;
const mailOf = (
  kind: SignatureMailKind,
  lang: (typeof languages)[number] = 'fr',
  overrides: Partial<Parameters<typeof signatureMail>[0]['signature']> = {},
  isAmendment = false,
) =>
  signatureMail({
    kind,
    isAmendment,
    to: 'claire@atelier-nord.example',
    lang,
    signature: {
      quoteId,
      signatoryName: 'Claire Martin',
      signatoryEmail: 'claire@atelier-nord.example',
      secondEmail: 'nadia@atelier-nord.example',
      secondName: null,
      sha256: '0123456789abcdef'.repeat(4),
      deadline: Date.UTC(2026, 9, 24, 22, 30),
      billing: emptyBilling,
      paper: null,
      ...overrides,
    },
    days: ['2026-10-27', '2026-10-28'],
    rooms: [],
    venue: { commercialName: 'Comet Ternes', timeZone: 'Europe/Paris', pictures: { cover: null, carrousel: [] } },
    publicUrl: 'https://book.example',
    brandName: 'Comet',
    ...(kind === 'invitation' && { token: 'a-token' }),
  });

describe('mails of a signature', () => {
  it.each(signatureMailKinds.flatMap((kind) => languages.map((lang) => [kind, lang] as const)))(
    '%s in %s says where and when',
    (kind, lang) => {
      const mail = mailOf(kind, lang);
      for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
      expect(mail.html).toContain(`<html lang="${lang}">`);
      expect(mail.text).toContain('Comet Ternes');
      expect(mail.text).toContain('27');
    },
  );

  // Lifecycle L8.
  it.each(languages)('in %s say of a document signed by hand when it came, and name no certificate', (lang) => {
    const paper = { receivedOn: '2026-10-19', recordedBy: { userId: '', email: '', name: 'Nadia' } };
    for (const kind of ['approved', 'missing'] as const)
      for (const isAmendment of [true, false]) {
        const { text } = mailOf(kind, lang, { paper }, isAmendment);
        expect(text).toMatch(/Claire Martin/);
        expect(text).toContain('19');
        expect(text).not.toMatch(/\{\w+\}|certifi/i);
        expect(mailOf(kind, lang, {}, isAmendment).text).not.toContain('19');
      }
  });

  it('say something of their own in each kind and language', () => {
    const mails = signatureMailKinds.flatMap((kind) => languages.flatMap((lang) => [mailOf(kind, lang), mailOf(kind, lang, {}, true)]));
    expect(new Set(mails.map(({ text }) => text)).size).toBe(signatureMailKinds.length * languages.length * 2);
  });

  it.each(signatureMailKinds.flatMap((kind) => languages.map((lang) => [kind, lang] as const)))(
    '%s in %s speaks of an amendment as one, never of a quote, and names its venue',
    (kind, lang) => {
      const { subject, text, html } = mailOf(kind, lang, {}, true);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|devis|\bquote\b|presupuesto|offerte/i);
      expect(text).toMatch(/avenant|amendment|adenda|addendum/i);
      expect(text).toContain('Comet Ternes');
    },
  );

  it.each<[SignatureMailKind, string | null]>([
    ['partial', page],
    ['missing', `${page}/signature`],
    ['countersigned', `${page}/signature`],
    ['reminder', `${page}/signature`],
    ['secondErased', `${page}/signature`],
    ['approved', page],
    ['refused', page],
    ['lapsed', page],
    ['invitation', `${page}/countersignature#token=a-token`],
    ['approvedSecond', null],
    ['withdrawn', null],
    ['voided', null],
  ])('%s leads to %s', (kind, href) => {
    const { html } = mailOf(kind);
    if (href) expect(html).toContain(`href="${href}"`);
    else expect(html).not.toContain('href=');
  });

  it.each(['partial', 'missing', 'countersigned', 'reminder', 'invitation'] as const)(
    '%s tells the deadline in the time of the venue',
    (kind) => {
      const text = mailOf(kind).text.replace(/[\u00a0\u202f\u2009]/g, ' ');
      expect(text).toContain('Au plus tard : dimanche 25 octobre 2026 à 00:30 (heure d’Europe centrale)');
    },
  );

  it.each(['http://evil.example', 'Win at evil.example', 'a@b.example', '<b>Claire</b>'])(
    'never repeat a name that is none: %s',
    (name) => {
      const { subject, text, html } = mailOf('invitation', 'en', { signatoryName: name });
      for (const part of [subject, text, html]) expect(part).not.toContain(name);
      expect(subject).toContain('claire@atelier-nord.example');
    },
  );
});
