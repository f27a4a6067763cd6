import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segment, SegmentBar } from './segment-bar.tsx';

test('a segment is a button named by its label and value, with its expanded state', async () => {
  const press = jest.fn();
  const { rerender } = render(
    <SegmentBar label="Search venues" action={<button type="button">See availabilities</button>}>
      <Segment label="Days" placeholder="Choose" isOpen={false} onPress={press} controls="days" />
    </SegmentBar>,
  );
  const segment = screen.getByRole('button', { name: 'Days Choose' });
  await userEvent.click(segment);
  expect(press).toHaveBeenCalledTimes(1);
  expect(segment.hasAttribute('aria-controls')).toBe(false);
  rerender(
    <SegmentBar label="Search venues" action={null}>
      <Segment label="Days" value="19 January" placeholder="Choose" isOpen onPress={press} controls="days" />
    </SegmentBar>,
  );
  expect(screen.getByRole('button', { name: 'Days 19 January', expanded: true }).getAttribute('aria-controls')).toBe('days');
});

test('the bar is a search landmark with a name', () => {
  render(
    <SegmentBar label="Search venues" action={null}>
      {null}
    </SegmentBar>,
  );
  expect(screen.getByRole('search', { name: 'Search venues' })).toBeTruthy();
});
