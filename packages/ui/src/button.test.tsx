import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink, buttonClass } from './button.tsx';

test('a button never submits a form unless told to', () => {
  render(<Button>Close</Button>);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('type', 'button');
});

test('a pending button keeps focus, says so once and ignores presses', async () => {
  const press = jest.fn();
  const { rerender } = render(
    <Button onClick={press} pendingLabel="Saving">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(
    <Button onClick={press} pendingLabel="Saving" isPending>
      Save
    </Button>,
  );
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Saving');
});

test('a pending submit button does not submit again', async () => {
  const submit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" isPending>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a router link can wear the classes of a button', () => {
  expect(buttonClass({ variant: 'secondary', size: 'large', isBlock: true })).toBe('button secondary large block');
  expect(buttonClass()).toBe('button primary medium');
});

test('a button link stays a link', () => {
  render(<ButtonLink href="/quote.pdf">Download</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/quote.pdf');
});
