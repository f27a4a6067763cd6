import { act, renderHook } from '@testing-library/react';
import { PlatformProvider } from '../platform.tsx';
import { createTestPlatform } from '../testing.tsx';
import { useLoading } from './use-loading.ts';

/** A page that loads a text; each call is answered by hand, in order. */
const open = (isExpected?: (error: unknown) => boolean) => {
  const report = jest.fn();
  const platform = { ...createTestPlatform(), report };
  const calls: { signal: AbortSignal; answer: (text: string) => Promise<void>; fail: (error: unknown) => Promise<void> }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ signal, answer: (text) => act(async () => resolve(text)), fail: (error) => act(async () => reject(error)) });
    });
  const view = renderHook(({ of }) => useLoading({ load, of, ...(isExpected && { isExpected }) }), {
    initialProps: { of: 'a' },
    wrapper: ({ children }) => <PlatformProvider value={platform}>{children}</PlatformProvider>,
  });
  const call = (index: number) => {
    const one = calls[index];
    if (!one) throw new Error(`no call ${index}`);
    return one;
  };
  return { ...view, report, calls, call, now: () => view.result.current };
};

describe('a part of a page', () => {
  it('is loading until its call answers', async () => {
    const page = open();
    expect(page.now().loading).toEqual({ type: 'loading' });
    await page.call(0).answer('one');
    expect(page.now().loading).toEqual({ type: 'loaded', value: 'one' });
    expect(page.calls).toHaveLength(1);
  });

  it('keeps its failure, and reports it', async () => {
    const page = open();
    const error = new Error('down');
    await page.call(0).fail(error);
    expect(page.now().loading).toEqual({ type: 'failed', error });
    expect(page.report.mock.calls).toEqual([[error]]);
  });

  it('does not report an expected failure', async () => {
    const page = open(() => true);
    await page.call(0).fail(new Error('refused'));
    expect(page.now().loading.type).toBe('failed');
    expect(page.report).not.toHaveBeenCalled();
  });

  it('stays as it is while it is reloaded', async () => {
    const page = open();
    await page.call(0).answer('one');
    act(() => page.now().reload());
    expect(page.now().loading).toEqual({ type: 'loaded', value: 'one' });
    await page.call(1).answer('two');
    expect(page.now().loading).toEqual({ type: 'loaded', value: 'two' });
  });

  it('shows nothing of a failure while it is restarted', async () => {
    const page = open();
    await page.call(0).fail(new Error('down'));
    act(() => page.now().restart());
    expect(page.now().loading).toEqual({ type: 'loading' });
    await page.call(1).answer('two');
    expect(page.now().loading).toEqual({ type: 'loaded', value: 'two' });
  });

  it('ignores the late answer for an earlier key', async () => {
    const page = open();
    page.rerender({ of: 'b' });
    expect(page.call(0).signal.aborted).toBe(true);
    await page.call(1).answer('of b');
    await page.call(0).answer('of a');
    expect(page.now().loading).toEqual({ type: 'loaded', value: 'of b' });
  });

  it('ends its call without a report when the page is left', async () => {
    const page = open();
    page.unmount();
    expect(page.call(0).signal.aborted).toBe(true);
    await page.call(0).fail(new Error('broken off'));
    expect(page.report).not.toHaveBeenCalled();
  });
});
