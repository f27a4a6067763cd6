import type { AddressInfo } from 'node:net';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { createMailer } from '@plenary/service-kit/mailer';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { SMTPServer } from 'smtp-server';
import { identityMigrations } from '../db/migrations.ts';
import { identityWorld, testNow } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** A real mail server in this process, that keeps what it takes. */
const startMailServer = async () => {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};

/** A part of a mail, decoded. */
const partOf = (raw: string, type: string): string => {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const part = raw.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** Subjects that are not plain ASCII travel encoded (RFC 2047). */
const subjectOf = (raw: string): string => {
  const [, folded = ''] = /^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(raw) ?? [];
  const decode = (_: string, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(
          text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8');
  return folded
    .replace(/\?=\r\n[ \t]+=\?/g, '?==?')
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, decode);
};

const languages = [
  ['fr', 'Choisissez un nouveau mot de passe Comet', 'Bonjour Zoë,'],
  ['en', 'Choose a new Comet password', 'Hello Zoë,'],
  ['es', 'Elija una nueva contraseña de Comet', 'Hola Zoë,'],
  ['nl', 'Kies een nieuw wachtwoord voor Comet', 'Beste Zoë,'],
] as const;

onEachEngine(identityMigrations, (open) => {
  describe('mail that leaves by SMTP', () => {
    it.each(languages)('reaches its user in %s, as text and as HTML, with a link that works', async (lang, subject, greeting) => {
      const server = await startMailServer();
      try {
        const mailer = createMailer({ from: 'Comet <bonjour@comet.example>', smtpUrl: server.url, directory: '', now: () => testNow });
        const { deps, get, post, deliver } = identityWorld(await open(), { mailer });
        await putCompanies(deps);
        await putUser(deps, { firstname: 'Zoë', lang });
        await get('/api/reset-password/send-email?email=claire@atelier-nord.example');
        await deliver();
        const [mail, ...more] = server.received;
        expect(more).toEqual([]);
        expect(mail).toMatchObject({ from: 'bonjour@comet.example', to: ['claire@atelier-nord.example'] });
        const raw = mail?.raw ?? '';
        expect(raw).toMatch(/^From: Comet <bonjour@comet\.example>\r$/m);
        expect(raw).toMatch(/^Message-ID: <[\w-]+@plenary>\r$/m);
        expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
        expect(subjectOf(raw)).toBe(subject);
        const [text, html] = [partOf(raw, 'text/plain'), partOf(raw, 'text/html')];
        expect(text).toContain(greeting);
        expect(html).toContain(`<html lang="${lang}">`);
        expect(html).toContain(greeting);
        const token = /\/reset-password#token=([\w-]{43})/.exec(text)?.[1] ?? '';
        expect(html).toContain(token);
        expect((await post('/api/reset-password', { token, password: 'another horse' })).status).toBe(200);
      } finally {
        await server.stop();
      }
    });

    itOnBothEngines('is kept and sent again when the server is unavailable', async () => {
      const server = await startMailServer();
      const mailer = createMailer({ from: 'Comet <bonjour@comet.example>', smtpUrl: server.url, directory: '', now: () => testNow });
      await server.stop();
      const { deps, get, deliver, clock } = identityWorld(await open(), { mailer });
      await putCompanies(deps);
      await putUser(deps);
      await get('/api/reset-password/send-email?email=claire@atelier-nord.example');
      await deliver();
      const { outbox } = kitTables(deps.database.dialect);
      expect(await deps.database.read.select().from(outbox)).toMatchObject([{ attempts: 1, parked: false }]);
      clock.now += 1_000;
      await deliver();
      expect(await deps.database.read.select().from(outbox)).toMatchObject([{ attempts: 2, parked: false }]);
    });
  });
});
