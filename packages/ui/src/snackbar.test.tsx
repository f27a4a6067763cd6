import { act, fireEvent, render, screen } from '@testing-library/react';
import { Snackbar } from './snackbar.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the live region is there before the message', () => {
  const { rerender } = render(<Snackbar message={null} onDismiss={() => {}} closeLabel="Close" />);
  const region = screen.getByRole('status');
  rerender(<Snackbar message={{ id: '1', text: 'Account created' }} onDismiss={() => {}} closeLabel="Close" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toContain('Account created');
});

test('a message leaves after six seconds, and not while it is pointed at', () => {
  const dismiss = jest.fn();
  render(<Snackbar message={{ id: '1', text: 'Sent' }} onDismiss={dismiss} closeLabel="Close" />);
  pass(5000);
  fireEvent.mouseEnter(screen.getByText('Sent'));
  pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByText('Sent'));
  pass(6000);
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('a new message starts its own six seconds', () => {
  const dismiss = jest.fn();
  const { rerender } = render(<Snackbar message={{ id: '1', text: 'One' }} onDismiss={dismiss} closeLabel="Close" />);
  pass(5000);
  rerender(<Snackbar message={{ id: '2', text: 'Two' }} onDismiss={dismiss} closeLabel="Close" />);
  pass(5000);
  expect(dismiss).not.toHaveBeenCalled();
  expect(screen.queryByText('One')).toBeNull();
});

test('the action runs once and closes the message', () => {
  const dismiss = jest.fn();
  const undo = jest.fn();
  render(
    <Snackbar message={{ id: '1', text: 'Removed', action: { label: 'Undo', onPress: undo } }} onDismiss={dismiss} closeLabel="Close" />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('a page that renders again does not prolong the message', () => {
  const first = jest.fn();
  const second = jest.fn();
  const message = { id: '1', text: 'Sent' };
  const { rerender } = render(<Snackbar message={message} onDismiss={() => first()} closeLabel="Close" />);
  pass(5000);
  rerender(<Snackbar message={message} onDismiss={() => second()} closeLabel="Close" />);
  pass(1000);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a message stands above a bar at the foot of the screen, and comes down when the page is scrolled past it', () => {
  const bar = document.createElement('div');
  bar.toggleAttribute('data-bottom-bar');
  document.body.append(bar);
  const place = jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 72, 390, 72));
  const footRoom = () => screen.getByRole('status').style.getPropertyValue('--foot-room');
  render(<Snackbar message={{ id: '1', text: 'Sent' }} onDismiss={() => {}} closeLabel="Close" />);
  expect(footRoom()).toBe('72px');
  place.mockReturnValue(new DOMRect(0, 0, 390, 72));
  fireEvent.scroll(window);
  expect(footRoom()).toBe('0px');
  bar.remove();
});
