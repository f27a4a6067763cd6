import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GatewayWorld, startGateway } from './testing/gateway-world.ts';

let dataDir: string;
let world: GatewayWorld;

const mail = (subject: string, parts: string) =>
  [`From: Comet <bonjour@comet.example>`, 'To: claire@atelier-nord.example', `Subject: ${subject}`, parts].join('\r\n');
const html = (body: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;
const text = (body: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
});
afterEach(async () => {
  await world.stop();
  rmSync(dataDir, { recursive: true });
});

const start = async (mails: Record<string, string>, settings: Record<string, string> = {}) => {
  mkdirSync(path.join(dataDir, 'mail'), { recursive: true });
  for (const [name, content] of Object.entries(mails)) writeFileSync(path.join(dataDir, 'mail', name), content);
  world = await startGateway({ settings: { DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000', ...settings } });
};

it('lists the mails, newest first, and nothing else of the folder', async () => {
  await start({
    '2026-07-01T08-00-00.000Z-a.eml': mail('First', text('x')),
    '2026-07-01T09-00-00.000Z-b.eml': mail('<b>Second</b>', text('x')),
    'c.eml.part': 'half',
  });
  const { text: page, headers } = await world.ask('/dev/mailbox');
  expect([...page.matchAll(/<a href="([^"]+)">([^<]*)<\/a> to ([^<]*)</g)].map(([, href, subject, to]) => [href, subject, to])).toEqual([
    ['/dev/mailbox/2026-07-01T09-00-00.000Z-b.eml', '&lt;b&gt;Second&lt;/b&gt;', 'claire@atelier-nord.example'],
    ['/dev/mailbox/2026-07-01T08-00-00.000Z-a.eml', 'First', 'claire@atelier-nord.example'],
  ]);
  expect(headers['cache-control']).toBe('no-store');
});

it('is empty before the first mail', async () => {
  await start({});
  rmSync(path.join(dataDir, 'mail'), { recursive: true });
  expect((await world.ask('/dev/mailbox')).text).toContain('0 mails');
});

it('shows a mail without running anything of it, and without being a page of ours', async () => {
  await start({ 'a.eml': mail('Hello', html('<p>Bonjour</p><script>alert(1)</script>')) });
  const { headers, text: page } = await world.ask('/dev/mailbox/a.eml');
  expect(page).toContain('<p>Bonjour</p>');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(headers['content-security-policy']).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
});

it('gives what is attached to a mail as a file that does not open', async () => {
  const parts = [
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    text('Hello'),
    '--x',
    'Content-Type: text/html; name=a.html',
    'Content-Disposition: attachment; filename=a.html',
    '',
    '<script>alert(1)</script>',
    '--x--',
  ];
  await start({ 'a.eml': mail('Hello', parts.join('\r\n')) });
  expect((await world.ask('/dev/mailbox')).text).toContain('<a href="/dev/mailbox/a.eml/0">a.html</a>');
  const { status, headers, text: content } = await world.ask('/dev/mailbox/a.eml/0');
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([200, 'application/octet-stream', 'attachment']);
  expect(content.trim()).toBe('<script>alert(1)</script>');
  for (const address of ['/dev/mailbox/a.eml/1', '/dev/mailbox/b.eml/0']) expect((await world.ask(address)).status).toBe(404);
});

it('shows a mail of text as text', async () => {
  await start({ 'a.eml': mail('Hello', text('1 < 2 && <script>alert(1)</script> &lt;')) });
  const { text: page } = await world.ask('/dev/mailbox/a.eml');
  expect(page).toContain('1 &lt; 2 &amp;&amp; &lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;');
});

it.each(['/dev/mailbox/nothing.eml', '/dev/mailbox/..%2fsecrets%2factor', '/dev/mailbox/..%2f..%2fa.eml', '/dev/mailbox/a.txt'])(
  'shows no other file: %s',
  async (address) => {
    await start({ 'a.eml': mail('Hello', text('x')) });
    writeFileSync(path.join(dataDir, 'a.eml'), mail('outside', text('x')));
    expect((await world.ask(address)).status).toBe(404);
  },
);

it('is not there where others reach the gateway', async () => {
  await start({ 'a.eml': mail('Hello', text('secret link')) }, { PUBLIC_URL: 'https://plenary.example' });
  for (const address of ['/dev/mailbox', '/dev/mailbox/a.eml']) expect((await world.ask(address)).text).not.toContain('secret link');
  expect((await world.ask('/dev/mailbox/a.eml')).status).toBe(404);
});

it.each(['rebind.evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.1', '0.0.0.0'])(
  'is not there under the name %s, which another site may have pointed here',
  async (host) => {
    await start({ 'a.eml': mail('Hello', text('secret link')) });
    for (const address of ['/dev/mailbox', '/dev/mailbox/a.eml'])
      expect((await world.ask(address, { headers: { host: `${host}:3000` } })).status).toBe(404);
  },
);

it.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])('is there under the name %s', async (host) => {
  await start({ 'a.eml': mail('Hello', text('secret link')) });
  expect((await world.ask('/dev/mailbox', { headers: { host } })).text).toContain('Hello');
});
