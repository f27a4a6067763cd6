import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLoopbackHost } from '@plenary/service-kit/loopback';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import PostalMime from 'postal-mime';

const fileName = /^[\w.-]+\.eml$/;
const newest = 100;

/** What the list says of a mail. */
interface Listed {
  name: string;
  subject: string;
  to: string;
  attachments: readonly string[];
}

/** Mails stored as files in development: /dev/mailbox lists them with their attachments, newest first. */
export const mailboxRoutes = (app: Hono, { directory }: { directory: string }): void => {
  const read = async (name: string) => PostalMime.parse(await readFile(path.join(directory, name)));
  const listed = async (name: string): Promise<Listed> => {
    const { subject = '', to = [], attachments } = await read(name);
    const addresses = to.map(({ address }) => address).join(', ');
    return { name, subject, to: addresses, attachments: attachments.map(({ filename }) => filename ?? 'attachment') };
  };
  /** Of the newest mails: a stored mail never changes, and each is read once for the list with all that is attached to it. */
  const known = new Map<string, Listed>();
  const list = async (names: readonly string[]): Promise<Listed[]> => {
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) if (!known.has(name)) known.set(name, await listed(name));
    return names.map((name) => known.get(name)).filter((mail) => mail !== undefined);
  };
  // It holds links that sign in. A page of another site may point its own name to this machine (DNS rebinding): only ours are answered.
  app.use('/dev/mailbox/*', async (context, next) => {
    if (!isLoopbackHost(new URL(context.req.url).hostname)) return context.notFound();
    await next();
    context.header('cache-control', 'no-store');
  });

  app.get('/dev/mailbox', async (context) => {
    const names = (await readdir(directory).catch((): string[] => []))
      .filter((name) => fileName.test(name))
      .sort()
      .reverse()
      .slice(0, newest);
    const mails = await list(names);
    return context.html(
      await html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<body><h1>Mailbox</h1><p>${mails.length} mails, newest first.</p><ul>${mails.map(
        ({ name, subject, to, attachments }) =>
          html`<li><a href="/dev/mailbox/${name}">${subject}</a> to ${to}${attachments.map(
            (file, index) => html` <a href="/dev/mailbox/${name}/${index}">${file}</a>`,
          )}</li>`,
      )}</ul></body></html>`,
    );
  });

  app.get('/dev/mailbox/:name/:index{[0-9]+}', async (context) => {
    const { name, index } = context.req.param();
    const mail = fileName.test(name) ? await read(name).catch(() => null) : null;
    const attachment = mail?.attachments[Number(index)];
    if (!attachment) return context.notFound();
    // Served as a download: nothing in it is executed.
    context.header('content-type', 'application/octet-stream');
    context.header('content-disposition', 'attachment');
    return context.body(attachment.content as ArrayBuffer);
  });

  app.get('/dev/mailbox/:name', async (context) => {
    const name = context.req.param('name');
    if (!fileName.test(name)) return context.notFound();
    const mail = await read(name).catch(() => null);
    if (!mail) return context.notFound();
    // A mail is untrusted text: it is shown without scripts, and never as a page of ours.
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation",
    );
    return context.html(mail.html ?? html`<pre>${mail.text ?? ''}</pre>`);
  });
};
