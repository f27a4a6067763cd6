import { setTimeout as pause } from 'node:timers/promises';

/** Visitors whom a page was served to while a canary runs, each in a group of their own: the `Cookie` headers. */
export const visitorsOf = async (url: string, count: number): Promise<string[]> => {
  const cookies = new Set<string>();
  while (cookies.size < count) {
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    await page.arrayBuffer();
    const [cookie] = page.headers.getSetCookie().filter((set) => set.startsWith('plenary-group='));
    if (!cookie) throw new Error('a page gave its visitor no group: no canary runs');
    cookies.add(cookie.split(';')[0] ?? '');
  }
  return [...cookies];
};

/** Has visitors call one after the other, each at an address of their own, until something is so; whatever they are answered, if at all. */
export const callUntil = async (urls: readonly string[], cookies: readonly string[], isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) {
    for (const [index, cookie] of cookies.entries()) {
      const answer = await fetch(urls[index % urls.length] ?? '', { headers: { cookie } }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
    }
    await pause(100);
  }
};
