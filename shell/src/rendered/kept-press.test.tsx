import { Switch } from '@plenary/ui/switch';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
// Node's own build of it writes to streams that jsdom has not.
import { renderToString } from 'react-dom/server.edge';
import { keepPresses, repeatPresses } from './kept-press.ts';
import { WhenAlive } from './when-alive.tsx';

const asked: unknown[] = [];

const Form = () => {
  const [isFirst, setFirst] = useState(false);
  const [isSecond, setSecond] = useState(true);
  const choose = (set: typeof setFirst, name: string) => (next: boolean) => {
    asked.push([name, next]);
    set(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        asked.push({ isFirst, isSecond });
      }}
    >
      <Switch label="First" isSelected={isFirst} onChange={choose(setFirst, 'first')} />
      <Switch label="Second" isSelected={isSecond} onChange={choose(setSecond, 'second')} />
      <button type="submit">Send</button>
    </form>
  );
};

const Measured = () => {
  const [isLong, setLong] = useState(false);
  const turn = (button: HTMLElement) => {
    flushSync(() => setLong(true));
    asked.push(button.textContent);
  };
  return (
    <button type="button" onClick={({ currentTarget }) => turn(currentTarget)}>
      {isLong ? 'Long' : 'Short'}
    </button>
  );
};

const pageWith = (onAlive: () => void) => (
  <>
    <Form />
    <Measured />
    <WhenAlive onAlive={onAlive} />
  </>
);

let roots: Root[] = [];
let place: HTMLElement;
beforeEach(() => {
  asked.length = 0;
  place = document.createElement('div');
  place.innerHTML = renderToString(pageWith(() => {}));
  document.body.append(place);
  keepPresses(window);
});
afterEach(async () => {
  await act(async () => roots.map((root) => root.unmount()));
  roots = [];
  place.remove();
});

const first = () => screen.getByRole<HTMLInputElement>('switch', { name: 'First' });
const second = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Second' });
const send = () => screen.getByRole('button', { name: 'Send' });
const comeAlive = async () => {
  let repeated = Promise.resolve();
  const page = pageWith(() => {
    repeated = repeatPresses(window);
  });
  await act(async () => void roots.push(hydrateRoot(place, page)));
  await act(() => repeated);
};

it('a switch pressed before the page is alive shows it at once, and the page hears of it once it is', async () => {
  first().click();
  expect(first().checked).toBe(true);
  await comeAlive();
  expect(asked).toEqual([['first', true]]);
  expect(first().checked).toBe(true);
  expect(first().getAttribute('aria-checked')).toBe('true');
});

it('a press on the label counts as one on the box', async () => {
  screen.getByText('Second').click();
  await comeAlive();
  expect(asked).toEqual([['second', false]]);
  expect(second().checked).toBe(false);
});

it('the state that a box was left at is what counts, however often it was pressed', async () => {
  first().click();
  first().click();
  second().click();
  second().click();
  second().click();
  await comeAlive();
  expect(asked).toEqual([
    ['first', false],
    ['second', false],
  ]);
  expect([first().checked, second().checked]).toEqual([false, false]);
});

it('every box is kept, and a button pressed among them comes last and finds them as they were left', async () => {
  first().click();
  send().click();
  second().click();
  expect(asked).toEqual([]);
  await comeAlive();
  expect(asked).toEqual([['first', true], ['second', false], { isFirst: true, isSecond: false }]);
});

it('of several buttons the last is kept, and nothing once the page answers by itself', async () => {
  send().click();
  await comeAlive();
  expect(asked).toHaveLength(1);
  await act(async () => first().click());
  expect(asked.slice(1)).toEqual([['first', true]]);
  await repeatPresses(window);
  expect(asked).toHaveLength(2);
});

it('a press that measures what it has changed finds it changed', async () => {
  screen.getByRole('button', { name: 'Short' }).click();
  await comeAlive();
  expect(asked).toEqual(['Long']);
});

it('a box that is gone when the page is alive is left alone', async () => {
  const stray = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox' }));
  stray.click();
  stray.remove();
  const heard = jest.fn();
  stray.addEventListener('click', heard);
  await comeAlive();
  expect(heard).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});
