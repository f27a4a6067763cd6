import { render, screen } from '@testing-library/react';
import { RemoteBoundary } from './remote-boundary.tsx';

const fault = new Error('a fault of the widget');
const Broken = () => {
  throw fault;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('shows the fallback if a widget throws while rendering, reports it once, and keeps the page', () => {
  const onError = jest.fn();
  render(
    <>
      <p>the page</p>
      <RemoteBoundary fallback={<p>not there</p>} onError={onError}>
        <Broken />
      </RemoteBoundary>
    </>,
  );
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.getByText('not there')).toBeTruthy();
  expect(onError.mock.calls).toEqual([[fault]]);
});

it('shows a working widget', () => {
  const onError = jest.fn();
  render(
    <RemoteBoundary fallback={<p>not there</p>} onError={onError}>
      <p>the widget</p>
    </RemoteBoundary>,
  );
  expect(screen.getByText('the widget')).toBeTruthy();
  expect(screen.queryByText('not there')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});
