import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromiumLauncher } from '../chromium/launch-chromium.ts';
import { pageSaying, printingWorld, signalBrowser, testChromium } from '../testing/printing-world.ts';
import { readPdf, readPdfs } from '../testing/read-pdf.ts';

type World = ReturnType<typeof printingWorld>;
const worlds: World[] = [];
const open = (...options: Parameters<typeof printingWorld>) => {
  const world = printingWorld(...options);
  worlds.push(world);
  return world;
};
afterEach(() => Promise.all(worlds.splice(0).map(({ stop }) => stop())));

describe('printing', () => {
  it('prints again on a fresh browser what a killed one took along, and goes on', async () => {
    let kills = 0;
    const { printer, browsers } = open({
      onPage: (_, browser) => {
        if (kills === 0) signalBrowser(browser, 'SIGKILL');
        kills += 1;
      },
    });
    const pdfs = [await printer.print(pageSaying('survives')), await printer.print(pageSaying('goes on'))];
    expect((await readPdfs(pdfs)).map(({ text }) => text)).toEqual(['survives', 'goes on']);
    expect(browsers).toHaveLength(2);
  });

  it('starts another browser after one that died while idle', async () => {
    const { printer, browsers } = open();
    await printer.print(pageSaying('before'));
    const [first] = browsers;
    if (!first) throw new Error('no browser was started');
    const gone = new Promise((resolve) => first.once('disconnected', resolve));
    signalBrowser(first, 'SIGKILL');
    await gone;
    expect((await readPdf(await printer.print(pageSaying('after')))).text).toBe('after');
    expect(browsers).toHaveLength(2);
  });

  it('survives a page that crashes', async () => {
    let crashes = 0;
    const { printer } = open({
      onPage: async (page) => {
        crashes += 1;
        if (crashes === 1) await page.goto('chrome://crash').catch(() => undefined);
      },
    });
    expect((await readPdf(await printer.print(pageSaying('after the crash')))).text).toBe('after the crash');
  });

  it('gives up after its time, and serves the next with a new browser', async () => {
    const timeIsUp = new AbortController();
    const { printer, browsers, seen } = open({
      deadline: () => (timeIsUp.signal.aborted ? AbortSignal.timeout(60_000) : timeIsUp.signal),
      onPage: (_, browser) => {
        if (seen.printed > 1) return;
        signalBrowser(browser, 'SIGSTOP');
        setImmediate(() => timeIsUp.abort());
      },
    });
    await expect(printer.print(pageSaying('never'))).rejects.toMatchObject({ reason: 'timed-out' });
    expect((await readPdf(await printer.print(pageSaying('next')))).text).toBe('next');
    expect(browsers).toHaveLength(2);
  });

  it('gives up a page that never ends, while others are printed', async () => {
    const timeIsUp = new AbortController();
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { printer, seen } = open({
      deadline: () => (seen.printed === 0 ? timeIsUp.signal : AbortSignal.timeout(60_000)),
      onPage: async (page) => {
        if (seen.printed > 1) return;
        await page.setJavaScriptEnabled(true);
        void page.evaluate('for (;;) {}').catch(() => undefined);
        begin();
      },
    });
    const endless = expect(printer.print(pageSaying('never'))).rejects.toMatchObject({ reason: 'timed-out' });
    // Else the other page might come first and be the one that never ends.
    await begun;
    expect((await readPdf(await printer.print(pageSaying('meanwhile')))).text).toBe('meanwhile');
    timeIsUp.abort();
    await endless;
    expect((await readPdf(await printer.print(pageSaying('after')))).text).toBe('after');
  });

  it('serves fifty at once, all of them in their order, with one browser that it keeps and two pages at most', async () => {
    const { printer, browsers, seen } = open();
    const pdfs = await Promise.all(Array.from({ length: 50 }, (_, index) => printer.print(pageSaying(`number ${index}`))));
    expect((await readPdfs(pdfs)).map(({ text }) => text)).toEqual(pdfs.map((_, index) => `number ${index}`));
    expect(seen.mostAtOnce).toBe(2);
    expect(browsers).toHaveLength(1);
    // The blank page that a browser opens with is the third.
    expect(await browsers[0]?.pages()).toHaveLength(3);
  });

  it('replaces a browser that served long enough, without losing a document', async () => {
    const { printer, browsers } = open({ recycleAfter: 3 });
    const pdfs = await Promise.all(Array.from({ length: 5 }, (_, index) => printer.print(pageSaying(`number ${index}`))));
    expect((await readPdfs(pdfs)).map(({ text }) => text)).toEqual(pdfs.map((_, index) => `number ${index}`));
    expect(browsers.length).toBeGreaterThanOrEqual(2);
    const [first] = browsers;
    if (first?.connected) await new Promise((resolve) => first.once('disconnected', resolve));
    expect(browsers.filter(({ connected }) => connected).length).toBeLessThanOrEqual(1);
  });

  it('refuses where too many wait, and none of those who wait is lost', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { printer } = open({ pagesAtOnce: 1, maxWaiting: 1, onPage: () => held });
    const served = [printer.print(pageSaying('first')), printer.print(pageSaying('second'))];
    await expect(printer.print(pageSaying('third'))).rejects.toMatchObject({ reason: 'too-many-waiting' });
    go();
    expect(await Promise.all(served)).toHaveLength(2);
  });

  it('fetches nothing and runs no script', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const origin = await new Promise<string>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
    );
    const { printer } = open();
    const html = `<!doctype html><html lang="en"><head>
      <link rel="stylesheet" href="${origin}/style.css">
      <style>@font-face{font-family:Outside;src:url(${origin}/font.woff2)} p{font-family:Outside,sans-serif;background:url(${origin}/back.png)}</style></head>
      <body><p id="text">as written</p><img src="${origin}/image.png"><iframe src="${origin}/frame"></iframe><iframe src="file:///etc/hostname"></iframe>
      <script src="${origin}/script.js"></script><script>document.getElementById('text').textContent = 'changed'</script></body></html>`;
    const { text } = await readPdf(await printer.print(html));
    await new Promise((resolve) => server.close(resolve));
    expect(text).toContain('as written');
    expect(asked).toEqual([]);
  });

  it('prints the page itself where that wants to go elsewhere', async () => {
    const { printer, browsers } = open();
    const leaving = '<!doctype html><meta http-equiv="refresh" content="0;url=http://127.0.0.1:9/elsewhere"><p>stays</p>';
    // Whether it leaves before it is printed is a race: one of eight loses it where it can be lost.
    for (let time = 0; time < 8; time += 1) expect((await readPdf(await printer.print(leaving))).text).toBe('stays');
    expect(browsers).toHaveLength(1);
  });

  it('starts no browser once it is stopped, not even for a document that it was printing', async () => {
    const { printer, browsers, stop } = open({ onPage: () => stop() });
    await expect(printer.print(pageSaying('too late'))).rejects.toMatchObject({ reason: 'stopped' });
    expect(browsers).toHaveLength(1);
  });

  it('fails with the reason if Chromium does not start', async () => {
    const { printer, browser } = open({
      launch: chromiumLauncher({ ...testChromium, from: 'anywhere', executablePath: process.execPath }),
    });
    await expect(printer.print(pageSaying('never'))).rejects.toMatchObject({ reason: 'chromium-does-not-start' });
    expect(browser.failure()?.message).toBe('Chromium does not start');
  });
});
