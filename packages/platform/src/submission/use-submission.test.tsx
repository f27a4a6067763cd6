import { createQuote } from '@plenary/contracts/booking.endpoints';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Language } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Component, type ReactNode, StrictMode } from 'react';
import { PlatformProvider } from '../platform.tsx';
import { createTestPlatform } from '../testing.tsx';
import { type Sending, useSubmission } from './use-submission.ts';

interface Booking {
  name: string;
}
type Options = Parameters<typeof useSubmission<Booking, string>>[0];

const refusal = (status: number, body: Record<string, unknown>) => new CallError({ status, body, requestId: 'r' });
const offline = new CallError({ status: 500, body: {}, requestId: 'r', cause: new TypeError('offline') });
const deferred = <Value,>() => {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((done, refused) => {
    resolve = done;
    reject = refused;
  });
  return { promise, resolve, reject };
};
const words = { conflict: 'Taken', 'network-failure': 'Offline', failed: 'Failed' };

/** A page with a submission whose calls are answered by hand, in order. */
const open = (options: Partial<Options> = {}, language: Language = 'fr') => {
  const platform = createTestPlatform({ language });
  const sent: (Sending & { content: Booking; answer: (answer: string) => Promise<void>; refuse: (error: unknown) => Promise<void> })[] = [];
  const send = (content: Booking, sending: Sending) => {
    const { promise, resolve, reject } = deferred<string>();
    sent.push({
      ...sending,
      content,
      answer: (answer) => act(async () => resolve(answer)),
      refuse: (error) => act(async () => reject(error)),
    });
    return promise;
  };
  const view = renderHook(() => useSubmission<Booking, string>({ endpoints: [], send, words, ...options }), {
    wrapper: ({ children }) => (
      <StrictMode>
        <PlatformProvider value={platform}>{children}</PlatformProvider>
      </StrictMode>
    ),
  });
  const submit = (name = 'Nord') => act(async () => void view.result.current.submit({ name }));
  const call = (index: number) => {
    const one = sent[index];
    if (!one) throw new Error(`no call ${index}`);
    return one;
  };
  return { ...view, platform, sent, call, submit, now: () => view.result.current };
};

describe('a press', () => {
  it('is sent once despite repeated presses, and is pending until its follow-up is done', async () => {
    const following = deferred<void>();
    const onDone = jest.fn(() => following.promise);
    const { submit, sent, call, now } = open({ onDone });
    await submit();
    await submit();
    expect(sent).toHaveLength(1);
    expect(now()).toMatchObject({ isPending: true, pending: { name: 'Nord' } });
    await call(0).answer('booked');
    expect(onDone).toHaveBeenCalledWith('booked', expect.objectContaining({ content: { name: 'Nord' } }));
    expect(now().isPending).toBe(true);
    await act(async () => following.resolve());
    expect(now()).toMatchObject({ isPending: false, pending: null, done: { answer: 'booked' }, failure: null, attempts: 0 });
  });

  it('is sent once if repeated in the same tick', async () => {
    const { sent, now } = open();
    await act(async () => {
      void now().submit({ name: 'Nord' });
      void now().submit({ name: 'Nord' });
    });
    expect(sent).toHaveLength(1);
  });

  it('is sent again after an answer', async () => {
    const { submit, sent, call, now } = open();
    await submit();
    await call(0).answer('booked');
    await submit();
    expect(sent).toHaveLength(2);
    expect(now().done).toBeNull();
  });
});

describe('the idempotency key', () => {
  const keysAfter = async (settle: (call: ReturnType<ReturnType<typeof open>['call']>) => Promise<void>, name?: string) => {
    const { submit, call } = open();
    await submit();
    await settle(call(0));
    await submit(name);
    return [call(0).idempotencyKey, call(1).idempotencyKey];
  };

  it('stays when the same content is sent again after a lost answer or an error of the service', async () => {
    for (const error of [offline, refusal(500, { code: 'unexpected-error' }), refusal(503, { code: 'service-unavailable' })]) {
      const [first, second] = await keysAfter((call) => call.refuse(error));
      expect(second).toBe(first);
    }
  });

  it('is new after a success, after a refusal, and for other content', async () => {
    const pairs = [
      await keysAfter((call) => call.answer('booked')),
      await keysAfter((call) => call.refuse(refusal(409, { code: 'conflict' }))),
      await keysAfter((call) => call.refuse(offline), 'Sud'),
    ];
    for (const [first, second] of pairs) expect(second).not.toBe(first);
  });
});

describe('a refusal', () => {
  it('is shown with the text of its code and not reported', async () => {
    const { submit, call, now, platform } = open();
    await submit();
    await call(0).refuse(refusal(409, { code: 'conflict' }));
    expect(now()).toMatchObject({ isPending: false, failure: { code: 'conflict', text: 'Taken' }, attempts: 1 });
    expect(platform.reported).toEqual([]);
  });

  it('is cleared by the next attempt', async () => {
    const { submit, call, now } = open();
    await submit();
    await call(0).refuse(offline);
    await submit();
    expect(now()).toMatchObject({ isPending: true, failure: null });
  });

  it('of a stale version returns the newer state, and the same content is sent again under a new key', async () => {
    const met = deferred<void>();
    const onFailure = jest.fn(() => met.promise);
    const { submit, call, now } = open({ onFailure });
    await submit();
    await call(0).refuse(refusal(409, { code: 'stale-version', current: { name: 'Est', version: 2 } }));
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'stale-version' }), { name: 'Nord' });
    expect(now()).toMatchObject({ isPending: true, failure: null });
    await act(async () => met.resolve());
    expect(now().failure?.current).toEqual({ name: 'Est', version: 2 });
    await submit();
    expect(call(1)).toMatchObject({ content: { name: 'Nord' } });
    expect(call(1).idempotencyKey).not.toBe(call(0).idempotencyKey);
  });

  it('of fields is shown at them, and editing a field clears its error', async () => {
    const { submit, call, now, platform } = open({ fields: ['name', 'days'] });
    await submit();
    await call(0).refuse(refusal(400, { code: 'invalid-request', errors: { name: 'taken', 'days.0': 'too_early' } }));
    expect(now()).toMatchObject({ failure: { text: null }, errors: { name: 'taken', 'days.0': 'too_early' } });
    act(() => now().mend('days'));
    expect(now().errors).toEqual({ name: 'taken' });
    act(() => now().forget());
    expect(now()).toMatchObject({ failure: null, errors: {} });
    expect(platform.reported).toEqual([]);
  });
});

test.each([
  ['fr', 'Un texte contient des caractères invisibles : effacez-le, puis retapez-le.'],
  ['en', 'A text contains invisible characters: delete it, then type it again.'],
  ['es', 'Un texto contiene caracteres invisibles: bórrelo y escríbalo de nuevo.'],
  ['nl', 'Een tekst bevat onzichtbare tekens: wis hem en typ hem opnieuw.'],
] as const)('invisible characters in a text are told by every form that has no sentence at the field (%s)', async (language, sentence) => {
  const { call, submit, now } = open({}, language);
  await submit();
  await call(0).refuse(refusal(400, { code: 'invalid-request', errors: { note: 'unseen_characters' } }));
  expect(now().failure?.text).toBe(sentence);
});

describe('an error found by the page', () => {
  it('is shown and not sent; it takes the focus each time', async () => {
    const check = ({ name }: Booking): FieldErrors => (name === '' ? { name: 'required' } : {});
    const { submit, sent, now } = open({ check, focusOn: () => 'name' });
    render(<input id="name" aria-label="Name" />);
    await submit('');
    expect(now()).toMatchObject({ errors: { name: 'required' }, failure: { code: 'invalid-request', text: null }, attempts: 1 });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    screen.getByLabelText('Name').blur();
    await submit('');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await submit('Nord');
    expect(now().errors).toEqual({});
    expect(sent).toHaveLength(1);
  });

  it('takes the focus if a refusal concerns a field without naming it', async () => {
    const { submit, call } = open({ focusOn: (_, code) => (code === 'conflict' ? 'name' : undefined) });
    render(<input id="name" aria-label="Name" />);
    await submit();
    await call(0).refuse(refusal(409, { code: 'conflict' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('is shown if only the answer shows it', async () => {
    const { now } = open();
    act(() => now().fail({ code: 'not-found', text: 'Nobody there', errors: {}, error: null }));
    expect(now()).toMatchObject({ failure: { text: 'Nobody there' }, attempts: 1 });
  });

  it('from the previous page is shown at once, without counting as an attempt', () => {
    const arrivedWith = { code: 'conflict' as const, text: 'Taken', errors: { name: 'taken' }, error: null };
    expect(open({ arrivedWith }).now()).toMatchObject({ failure: { text: 'Taken' }, errors: { name: 'taken' }, attempts: 0 });
  });
});

describe('an unexpected error', () => {
  it.each([new TypeError('bug'), refusal(500, { code: 'unexpected-error' })])('is told and reported once: %s', async (error) => {
    const { submit, call, now, platform } = open();
    await submit();
    await call(0).refuse(error);
    expect(now()).toMatchObject({ isPending: false, failure: { text: 'Failed' } });
    expect(platform.reported).toEqual([error]);
  });

  it('in the follow-up of a success is no failure of the submission, which may be repeated', async () => {
    const bug = new TypeError('bug');
    const { call, now, sent, submit } = open({ onDone: () => Promise.reject(bug) });
    let outcome: unknown;
    await act(
      async () =>
        void now()
          .submit({ name: 'Nord' })
          .catch((error: unknown) => (outcome = error)),
    );
    await call(0).answer('booked');
    expect(outcome).toBe(bug);
    expect(now()).toMatchObject({ isPending: false, failure: null });
    await submit('Sud');
    expect(sent).toHaveLength(2);
  });
});

describe('a page that is left', () => {
  it('aborts its call, and neither shows nor reports anything', async () => {
    const onFailure = jest.fn();
    const { submit, call, unmount, platform } = open({ onFailure });
    await submit();
    unmount();
    expect(call(0).signal.aborted).toBe(true);
    await call(0).refuse(call(0).signal.reason);
    expect([onFailure.mock.calls, platform.reported]).toEqual([[], []]);
  });

  it('receives the answer of a call it did not abort, with an aborted signal', async () => {
    const onDone = jest.fn();
    const { submit, call, unmount } = open({ onDone });
    await submit();
    unmount();
    await call(0).answer('booked');
    expect(onDone).toHaveBeenCalledWith('booked', { content: { name: 'Nord' }, signal: call(0).signal });
  });
});

class Root extends Component<{ children: ReactNode }, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override state: { error?: unknown } = {};
  override render() {
    const { error } = this.state;
    return 'error' in this.state ? <p role="alert">{error instanceof CallError ? error.status : String(error)}</p> : this.props.children;
  }
}

const Page = (options: Pick<Options, 'endpoints' | 'isUsable' | 'toRoot' | 'send'>) => {
  const { submit } = useSubmission({ words, ...options });
  return (
    <button type="button" onClick={() => void submit({ name: 'Nord' })}>
      Send
    </button>
  );
};

/** What reaches the root of a page with such a submission. */
const raisedBy = async (options: Parameters<typeof Page>[0]) => {
  const platform = createTestPlatform();
  render(
    <PlatformProvider value={platform}>
      <Root>
        <Page {...options} />
      </Root>
    </PlatformProvider>,
    { onCaughtError: () => {} },
  );
  await act(async () => screen.getByRole('button').click());
  return { text: screen.getByRole('alert').textContent, reported: platform.reported };
};

test('a status handled by the root reaches it, unreported', async () => {
  const send = () => Promise.reject(refusal(404, { code: 'not-found' }));
  expect(await raisedBy({ endpoints: [], send, toRoot: [404] })).toEqual({ text: '404', reported: [] });
});

test('an answer that the page cannot use reaches the root with the name of its call, for the root to report', async () => {
  const raised = await raisedBy({ endpoints: [createQuote], send: async () => 'no booking', isUsable: (answer) => answer === 'booked' });
  expect(raised).toEqual({ text: 'Error: an answer that cannot be used, of POST /api/quote', reported: [] });
});
