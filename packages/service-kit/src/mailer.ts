import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Recipient of replies, if it is not the sender. */
  replyTo?: string;
  /** Calendar entry that mail programs offer to accept or remove: a part of its own, and attached as `invite.ics`. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: MailAttachment[];
}

interface MailAttachment {
  filename: string;
  content: string | Buffer;
  contentType: string;
}

/** An entry to be taken into a calendar by hand; `calendar` of a mail asks its reader to accept one. */
export const calendarFile = (content: string): MailAttachment => ({
  filename: 'event.ics',
  content,
  contentType: 'text/calendar; charset=utf-8',
});

export interface MailerOptions {
  from: string;
  /** Absent: each mail becomes an .eml file under `directory`, whose names sort by time. */
  smtpUrl: string | undefined;
  directory: string;
  now: () => number;
}

export interface Mailer {
  /** `id` is the mail's own: sending it twice gives the same Message-ID. */
  send(mail: Mail, id: string): Promise<void>;
}

/** The relay waits for each mail in turn: a mail server that hangs must not keep it longer than an event is leased. */
const smtpTimeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

export const createMailer = ({ from, smtpUrl, directory, now }: MailerOptions): Mailer => {
  const composed = ({ calendar, ...mail }: Mail, id: string) => ({
    from,
    ...mail,
    ...(calendar && { icalEvent: { filename: 'invite.ics', ...calendar } }),
    messageId: `<${id}@plenary>`,
    date: new Date(now()),
  });
  if (smtpUrl) {
    const smtp = createTransport({ url: smtpUrl, ...smtpTimeouts });
    return { send: async (mail, id) => void (await smtp.sendMail(composed(mail, id))) };
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, id) {
      const { message } = await composer.sendMail(composed(mail, id));
      await mkdir(directory, { recursive: true });
      const file = path.join(directory, `${new Date(now()).toISOString().replaceAll(':', '-')}-${id}.eml`);
      // Renamed into place, so that readers of the folder never see half a mail.
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
};

/** By the settings of a service: over SMTP, else into files under its data folder. */
export const mailerOf = ({
  MAIL_FROM,
  SMTP_URL,
  DATA_DIR,
}: {
  MAIL_FROM: string;
  SMTP_URL?: string | undefined;
  DATA_DIR: string;
}): Mailer => createMailer({ from: MAIL_FROM, smtpUrl: SMTP_URL, directory: path.join(DATA_DIR, 'mail'), now: Date.now });
