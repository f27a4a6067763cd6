import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mail } from './mailer.ts';

const from = 'Comet <bonjour@comet.example>';
const mail: Mail = {
  to: 'claire@atelier-nord.example',
  subject: 'Créez votre mot de passe — 30 minutes',
  text: 'Bonjour Zoë,\n\nhttps://comet.example/set-password?token=abc',
  html: '<p>Bonjour Zoë</p>',
};
const headersOf = (message: string) => message.slice(0, message.indexOf('\r\n\r\n'));

describe('without a mail server', () => {
  let directory: string;
  beforeEach(async () => {
    directory = path.join(await mkdtemp(path.join(tmpdir(), 'mails-')), 'mail');
  });
  afterEach(() => rm(path.dirname(directory), { recursive: true }));

  const read = async () => {
    const names = (await readdir(directory)).sort();
    return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(directory, name), 'utf8') })));
  };

  const readOnly = async () => {
    const [only, ...others] = await read();
    if (!only || others.length > 0) throw new Error('there is not one mail');
    return only;
  };

  it('each mail is a whole message in a file of its own', async () => {
    const mailer = createMailer({ from, smtpUrl: undefined, directory, now: () => Date.UTC(2026, 6, 1, 8, 30) });
    await mailer.send(mail, 'mail-1');
    const { name, text } = await readOnly();
    expect(name).toMatch(/^[\w.-]+\.eml$/);
    expect(headersOf(text).split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: Comet <bonjour@comet.example>',
        'To: claire@atelier-nord.example',
        'Message-ID: <mail-1@plenary>',
        'Date: Wed, 01 Jul 2026 08:30:00 +0000',
        expect.stringMatching(/^Subject: =\?UTF-8\?/),
      ]),
    );
    expect(text).toContain('multipart/alternative');
    expect(text).toContain('https://comet.example/set-password?token=3Dabc');
  });

  it('a file comes along under its name and type', async () => {
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Événement\r\nEND:VCALENDAR\r\n';
    const attachments = [{ filename: 'event.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
    await createMailer({ from, smtpUrl: undefined, directory, now: () => 0 }).send({ ...mail, attachments }, 'mail-1');
    const { text } = await readOnly();
    expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name=event\.ics/);
    expect(text).toMatch(/Content-Disposition: attachment; filename=event\.ics/);
    const encoded = /filename=event\.ics\r\n\r\n([\w+/=\r\n]+)/.exec(text)?.[1] ?? '';
    expect(Buffer.from(encoded, 'base64').toString()).toBe(content);
  });

  it('names sort by time, across the hour and the year', async () => {
    const instants = [Date.UTC(2026, 11, 31, 23, 59, 59, 999), Date.UTC(2027, 0, 1), Date.UTC(2027, 0, 1, 9), Date.UTC(2027, 0, 1, 10)];
    for (const [index, at] of instants.entries())
      await createMailer({ from, smtpUrl: undefined, directory, now: () => at }).send(
        { ...mail, subject: `mail ${index}` },
        `${9 - index}`,
      );
    expect((await read()).map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1])).toEqual(['mail 0', 'mail 1', 'mail 2', 'mail 3']);
  });

  it('no line of a subject becomes a header', async () => {
    await createMailer({ from, smtpUrl: undefined, directory, now: () => 0 }).send(
      { ...mail, subject: 'Hello\r\nBcc: all@comet.example' },
      'mail-1',
    );
    const { text } = await readOnly();
    expect(headersOf(text)).not.toMatch(/^Bcc:/m);
  });
});

describe('with a mail server', () => {
  let received: { from: string; to: string[]; message: string }[];
  let server: SMTPServer;
  let refused: boolean;

  beforeEach(async () => {
    received = [];
    refused = false;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(refused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
      onData(stream, { envelope }, done) {
        let message = '';
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          message += chunk;
        });
        stream.on('end', () => {
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            message,
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  const smtpUrl = () => {
    const address = server.server.address();
    if (!address || typeof address !== 'object') throw new Error('the mail server has no port');
    return `smtp://127.0.0.1:${address.port}`;
  };
  const createSender = () => createMailer({ from, smtpUrl: smtpUrl(), directory: '/nowhere', now: () => 0 });

  it('it gets the mail, with sender and recipient', async () => {
    await createSender().send(mail, 'mail-1');
    expect(received).toEqual([
      {
        from: 'bonjour@comet.example',
        to: ['claire@atelier-nord.example'],
        message: expect.stringContaining('Message-ID: <mail-1@plenary>'),
      },
    ]);
  });

  it('a mail sent twice is known by its id', async () => {
    const mailer = createSender();
    await mailer.send(mail, 'mail-1');
    await mailer.send(mail, 'mail-1');
    const ids = received.map(({ message }) => /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim());
    expect(ids).toEqual(['<mail-1@plenary>', '<mail-1@plenary>']);
  });

  it('a mail it refuses is an error, so that the relay tries again', async () => {
    refused = true;
    await expect(createSender().send(mail, 'mail-1')).rejects.toThrow('no such mailbox');
  });

  it('a mail server that is away is an error', async () => {
    const mailer = createSender();
    await new Promise<void>((resolve) => server.close(resolve));
    await expect(mailer.send(mail, 'mail-1')).rejects.toThrow('ECONNREFUSED');
  });
});
